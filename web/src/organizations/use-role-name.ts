import { useTranslation } from 'react-i18next';

/** What a role is called: the built-in ones in the reader's language, custom ones as their makers named them. */
export const useRoleName = () => {
  const { t, i18n } = useTranslation('organizations');
  // Not as `defaultValue`: what somebody typed would be read as a text with places to fill in.
  return ({ role, roleName }: { readonly role: string; readonly roleName: string }) =>
    i18n.exists(`organizations:roleNames.${role}`)
      ? t(`roleNames.${role}` as 'roleNames.owner') // checked by exists
      : roleName;
};
