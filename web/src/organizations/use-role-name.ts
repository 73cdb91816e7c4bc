import { useTranslation } from 'react-i18next';

/** What a role is called: the built-in ones in the reader's language, custom ones as their makers named them. */
export const useRoleName = () => {
  const { t } = useTranslation('organizations');
  return ({ role, roleName }: { readonly role: string; readonly roleName: string }) =>
    String(t(`roleNames.${role}` as 'roleNames.owner', { defaultValue: roleName })); // a custom role's key has no words of ours
};
