import type { AuditEntry } from '@archway/contract/audit/audit';
import { useTranslation } from 'react-i18next';
import classes from './audit.module.css';
import { type AuditChange, changesOf } from './changes-of.ts';
import { useAuditWords } from './use-audit-words.ts';

type ChangeLinesProps = {
  details: AuditEntry['details'];
  /** In a list, the first few; the rest is counted. */
  most?: number | undefined;
};

/** What an entry changed, one line each: "Role: Crew → Designer". */
export const ChangeLines = ({ details, most }: ChangeLinesProps) => {
  const { t } = useTranslation('audit');
  const changes = changesOf(details);
  const shown = most === undefined ? changes : changes.slice(0, most);
  const hidden = changes.length - shown.length;
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {shown.map((change) => (
        <li key={change.field}>
          <ChangeLine change={change} />
        </li>
      ))}
      {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
    </ul>
  );
};

const ChangeLine = ({ change }: { change: AuditChange }) => {
  const { t } = useTranslation('audit');
  const { fieldOf, wordsOf } = useAuditWords();
  const field = fieldOf(change.field);
  if (change.kind === 'touched') return <>{t('touched', { field })}</>;
  const name = t('line', { field });
  if (change.kind === 'fact') {
    return (
      <>
        {name} <bdi>{wordsOf(change.field, change.value)}</bdi>
      </>
    );
  }
  return (
    <>
      {name}{' '}
      <del className={classes.before}>
        <bdi>{wordsOf(change.field, change.from)}</bdi>
      </del>{' '}
      <span className={classes.arrow} aria-hidden="true">
        →
      </span>{' '}
      <ins className={classes.after}>
        <bdi>{wordsOf(change.field, change.to)}</bdi>
      </ins>
    </>
  );
};
