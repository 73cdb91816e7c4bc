import {
  isFull,
  offeredActions,
  type RightAction,
  type RightSubject,
  type Rights,
  rightActions,
  rightSubjects,
} from '@archway/contract/kernel/access/rights';
import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { mayGiveRight, withAll, withRight } from './rights-matrix.ts';
import classes from './roles.module.css';

type RightsEditorProps = {
  rights: Rights;
  /** Without it the matrix can only be read. */
  onChange?: ((rights: Rights) => void) | undefined;
};

/** Subjects down, actions across. What the person lacks themselves they cannot tick for others. */
export const RightsEditor = ({ rights, onChange }: RightsEditorProps) => {
  const { t } = useTranslation(['team', 'names/team']);
  return (
    // Where nothing can be ticked in it, keys scroll it all the same.
    <section className={classes.matrix} aria-label={t('rights.all')} {...(onChange ? {} : { tabIndex: 0 })}>
      <table className={classes.table} data-compact="">
        <thead>
          <tr>
            <th scope="col">{t('rights.subject')}</th>
            {onChange && (
              <th scope="col" className={classes.all}>
                {t('names/team:rights.everything')}
              </th>
            )}
            {rightActions.map((action) => (
              <th key={action} scope="col">
                {t(`names/team:rights.actions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rightSubjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">{t(`names/team:rights.subjects.${subject}`)}</th>
              {onChange && <AllCell rights={rights} subject={subject} onChange={onChange} />}
              {rightActions.map((action) => (
                <RightCell
                  key={action}
                  rights={rights}
                  subject={subject}
                  action={action}
                  onChange={onChange}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const AllCell = ({
  rights,
  subject,
  onChange,
}: {
  rights: Rights;
  subject: RightSubject;
  onChange: (rights: Rights) => void;
}) => {
  const { t } = useTranslation(['team', 'names/team']);
  const ability = useAbility();
  const mayGive = (action: RightAction) => mayGiveRight(ability, action, subject);
  const full = isFull(rights, subject);
  return (
    <td className={classes.all}>
      <Checkbox
        aria-label={t('rights.everythingFor', { subject: t(`names/team:rights.subjects.${subject}`) })}
        checked={full}
        indeterminate={!full && rights[subject].size > 0}
        disabled={!offeredActions(subject).some(mayGive)}
        onChange={(event) => onChange(withAll(rights, subject, event.currentTarget.checked, mayGive))}
      />
    </td>
  );
};

type RightCellProps = RightsEditorProps & { subject: RightSubject; action: RightAction };

const RightCell = ({ rights, subject, action, onChange }: RightCellProps) => {
  const { t } = useTranslation(['team', 'names/team']);
  const ability = useAbility();
  const on = rights[subject].has(action);
  const name = t('rights.actionFor', {
    action: t(`names/team:rights.actions.${action}`),
    subject: t(`names/team:rights.subjects.${subject}`),
  });
  if (!offeredActions(subject).includes(action)) return <td aria-hidden="true" />;
  if (!onChange) {
    return (
      <td>
        {on ? <IconCheck size={20} className={classes.yes} aria-hidden /> : <span aria-hidden="true">–</span>}
        <span className={classes.hidden}>{on ? t('rights.yes') : t('rights.no')}</span>
      </td>
    );
  }
  const mayGive = mayGiveRight(ability, action, subject);
  return (
    <td>
      <Checkbox
        aria-label={name}
        title={mayGive ? undefined : fieldErrorText('errors.notGrantable')}
        checked={on}
        disabled={!mayGive && !on}
        onChange={(event) => onChange(withRight(rights, subject, action, event.currentTarget.checked))}
      />
    </td>
  );
};
