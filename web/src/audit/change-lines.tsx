import type { AuditEntry } from '@archway/contract/audit/audit';
import { type AuditChange, changesOf } from '@archway/contract/audit/changes-of';
import { useTranslation } from 'react-i18next';
import { isolated } from '../ui/text/sentence.tsx';
import classes from './audit.module.css';
import { ThingLink } from './thing-link.tsx';
import { useAuditWords } from './use-audit-words.ts';

type Told = Pick<AuditEntry, 'subjectType' | 'details' | 'references'>;

type ChangeLinesProps = {
  entry: Told;
  /** In a list of entries, the first few; the rest is counted, and of each no more than a few are named. */
  most?: number | undefined;
};

/** What an entry changed, one line each: "Role: Crew → Designer". */
export const ChangeLines = ({ entry, most }: ChangeLinesProps) => {
  const { t } = useTranslation('audit');
  const changes = changesOf(entry.details);
  const shown = most === undefined ? changes : changes.slice(0, most);
  const hidden = changes.length - shown.length;
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {shown.map((change) => (
        <li key={JSON.stringify(change)}>
          <ChangeLine entry={entry} change={change} brief={most !== undefined} />
        </li>
      ))}
      {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
    </ul>
  );
};

/** So many pieces of a long list are named beside other entries. */
const fewListed = 4;

type ChangeLineProps = { entry: Told; change: AuditChange; brief: boolean };

const ChangeLine = ({ entry, change, brief }: ChangeLineProps) => {
  const { t } = useTranslation('audit');
  const { fieldOf, customWordsOf } = useAuditWords();
  const custom = 'custom' in change ? change.custom : undefined;
  const field = custom ? isolated(change.field) : fieldOf(entry.subjectType, change.field);
  if (change.kind === 'touched') return <>{t('touched', { field })}</>;
  const name = t('line', { field });
  const shown = (value: unknown) =>
    custom ? (
      <bdi>{customWordsOf(custom, value)}</bdi>
    ) : (
      <Value entry={entry} field={change.field} value={value} most={brief ? fewListed : undefined} />
    );
  if (change.kind !== 'changed') {
    const told = change.kind === 'fact' ? name : t(change.kind, { field });
    return (
      <>
        {told} {shown(change.value)}
      </>
    );
  }
  return (
    <>
      {name} <del className={classes.before}>{shown(change.from)}</del>{' '}
      <span className={classes.arrow} aria-hidden="true">
        →
      </span>{' '}
      <ins className={classes.after}>{shown(change.to)}</ins>
    </>
  );
};

type ValueProps = { entry: Told; field: string; value: unknown; most: number | undefined };

/** A value as the screens write it; what it refers to by its name, with a link. */
const Value = ({ entry, field, value, most }: ValueProps) => {
  const { wordsOf } = useAuditWords();
  const reference = typeof value === 'string' ? entry.references[value] : undefined;
  if (reference === undefined) return <bdi>{wordsOf(entry.subjectType, field, value, most)}</bdi>;
  return (
    <ThingLink to={reference.type} id={String(value)}>
      <bdi>{reference.name}</bdi>
    </ThingLink>
  );
};
