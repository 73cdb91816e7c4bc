import type { AuditEntry } from '@archway/contract/audit/audit';
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { FactList } from '../ui/fact-list.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { Sentence, slot } from '../ui/sentence.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useKept } from '../ui/use-kept.ts';
import classes from './audit.module.css';
import { ChangeLines } from './change-lines.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** Everything that is known of one entry. */
export const EntryDrawer = ({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const shown = useKept(entry);
  return (
    <SideDrawer opened={entry !== null} onClose={onClose} title={t('entry')}>
      {shown && <EntryFacts entry={shown} />}
    </SideDrawer>
  );
};

const EntryFacts = ({ entry }: { entry: AuditEntry }) => {
  const { t, i18n } = useTranslation('audit');
  const { sentenceOf } = useAuditWords();
  const timeZone = useUser().activeOrganization?.timezone;
  const full = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'medium', timeZone });
  const facts = [
    { name: t('who'), value: entry.actor ? <bdi>{entry.actor.name}</bdi> : t('nobody') },
    { name: t('when'), value: full.format(new Date(entry.at)) },
    { name: t('ago'), value: <RelativeTime at={entry.at} timeZone={timeZone} /> },
    { name: t('ip'), value: entry.ip && <bdi>{entry.ip}</bdi> },
  ];
  return (
    <Stack>
      <Title order={3} size="h4">
        <Sentence text={sentenceOf(entry.action, slot)}>{entry.subjectName ?? t('unnamed')}</Sentence>
      </Title>
      <div className={classes.box}>
        <ChangeLines details={entry.details} />
      </div>
      <FactList facts={facts} />
    </Stack>
  );
};
