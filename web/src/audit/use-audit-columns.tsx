import type { AuditEntry } from '@archway/contract/audit/audit';
import { auditSorts } from '@archway/contract/audit/audit-sorts';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../kit/list/use-columns.ts';
import { useLatest } from '../kit/list/use-latest.ts';
import { useUser } from '../platform/session/session.ts';
import { sortedBy } from '../ui/fields/sorted-by.ts';
import type { Column } from '../ui/list/data-table.tsx';
import { InitialsAvatar } from '../ui/pictures/initials-avatar.tsx';
import { RelativeTime } from '../ui/text/relative-time.tsx';
import { Sentence, slot } from '../ui/text/sentence.tsx';
import classes from './audit.module.css';
import { ChangeLines } from './change-lines.tsx';
import { useAuditWords } from './use-audit-words.ts';

const sorted = sortedBy(auditSorts);

export const useAuditColumns = (actions: {
  onOpen: (entry: AuditEntry) => void;
}): readonly Column<AuditEntry>[] => {
  const { t } = useTranslation('audit');
  const { sentenceOf } = useAuditWords();
  const { onOpen } = useLatest(actions);
  const timeZone = useUser().activeOrganization?.timezone;
  return useColumns(() => [
    {
      ...sorted('action'),
      title: t('what'),
      main: true,
      sheet: ['action', 'actionCode', 'subjectType', 'subject', 'changes'],
      render: (entry) => (
        <div className={classes.what}>
          <button type="button" className={classes.open} onClick={() => onOpen(entry)}>
            <Sentence text={sentenceOf(entry.action, slot)}>{entry.subjectName ?? t('unnamed')}</Sentence>
          </button>
          <ChangeLines entry={entry} most={3} />
        </div>
      ),
    },
    {
      key: 'actor',
      title: t('who'),
      render: ({ actor }) =>
        actor ? (
          <span className={classes.who}>
            <InitialsAvatar name={actor.name} size={28} />
            <bdi>{actor.name}</bdi>
          </span>
        ) : (
          t('nobody')
        ),
    },
    {
      ...sorted('at'),
      title: t('when'),
      render: ({ at }) => <RelativeTime at={at} timeZone={timeZone} />,
    },
  ]);
};
