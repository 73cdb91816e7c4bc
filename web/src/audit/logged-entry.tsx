import type { AuditEntry } from '@archway/contract/audit/audit';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { InitialsAvatar } from '../ui/pictures/initials-avatar.tsx';
import { RelativeTime } from '../ui/text/relative-time.tsx';
import { Sentence, slot } from '../ui/text/sentence.tsx';
import classes from './audit.module.css';
import { ChangeLines } from './change-lines.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** One entry of the log in the timeline of the thing it is about: what was done, who did it, when, and what changed by it. */
export const LoggedEntry = ({ entry }: { entry: Omit<AuditEntry, 'ip'> }) => {
  const { t } = useTranslation('audit');
  const { sentenceOf } = useAuditWords();
  const timeZone = useUser().activeOrganization?.timezone;
  const who = entry.actor?.name ?? t('nobody');
  return (
    <li className={classes.logged}>
      <InitialsAvatar name={who} size={32} />
      <div className={classes.what}>
        <div>
          <Sentence text={sentenceOf(entry.action, slot)}>{entry.subjectName ?? t('unnamed')}</Sentence>
        </div>
        <ChangeLines entry={entry} most={4} />
        <div className={classes.by}>
          <bdi>{who}</bdi>
          {'\u00a0· '}
          <RelativeTime at={entry.at} timeZone={timeZone} />
        </div>
      </div>
    </li>
  );
};
