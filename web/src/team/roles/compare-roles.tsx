import { rightSubjects, rightsOf } from '@archway/contract/kernel/access/rights';
import type { Role } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import classes from './roles.module.css';
import { useRightWords } from './use-right-words.ts';

/** Every role beside the others, subject by subject. It scrolls inside its own box; the subjects stay in sight. */
export const CompareRoles = ({ roles, labelledBy }: { roles: readonly Role[]; labelledBy: string }) => {
  const { t } = useTranslation(['team', 'names/team']);
  const roleName = useRoleName();
  const wordsOf = useRightWords();
  const columns = roles.map((role) => ({
    key: role.key,
    name: roleName({ role: role.key, roleName: role.name }),
    rights: rightsOf(role.rules),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
    <section className={classes.scroller} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('rights.subject')}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rightSubjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">{t(`names/team:rights.subjects.${subject}`)}</th>
              {columns.map(({ key, rights }) => {
                const words = wordsOf(rights, subject);
                return (
                  <td
                    key={key}
                    data-level={words === undefined ? 'none' : rights[subject].size > 1 ? 'more' : 'see'}
                  >
                    {words ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className={classes.hidden}>{t('rights.nothing')}</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
