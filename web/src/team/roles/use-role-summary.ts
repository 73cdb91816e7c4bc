import { rightSubjects, rightsOf } from '@archway/contract/kernel/access/rights';
import type { Role } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';

/** A role in one sentence: ours for the built-in ones, counted from its rights for the others. */
export const useRoleSummary = () => {
  const { t } = useTranslation('team');
  return ({ key, builtIn, rules }: Pick<Role, 'key' | 'builtIn' | 'rules'>): string => {
    if (builtIn) return String(t(`roles.about.${key}` as 'roles.about.owner')); // words for every built-in role
    const rights = rightsOf(rules);
    const sees = rightSubjects.filter((subject) => rights[subject].has('read')).length;
    const changes = rightSubjects.filter((subject) => rights[subject].size > 1).length;
    return t('roles.aboutCustom', {
      sees: t('roles.areas', { count: sees }),
      changes: t('roles.areas', { count: changes }),
    });
  };
};
