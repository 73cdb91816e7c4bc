import type { AuditEntry } from '@archway/contract/audit/audit';
import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { FactList } from '../ui/layout/fact-list.tsx';
import { SideDrawer } from '../ui/overlay/side-drawer.tsx';
import { useKept } from '../ui/overlay/use-kept.ts';
import { RelativeTime } from '../ui/text/relative-time.tsx';
import { Sentence, slot } from '../ui/text/sentence.tsx';
import classes from './audit.module.css';
import { ChangeLines } from './change-lines.tsx';
import { ThingLink } from './thing-link.tsx';
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
        <Sentence text={sentenceOf(entry.action, slot)}>
          <ThingLink to={entry.subjectType} id={entry.subjectId}>
            {entry.subjectName ?? t('unnamed')}
          </ThingLink>
        </Sentence>
      </Title>
      <div className={classes.box}>
        <ChangeLines entry={entry} />
      </div>
      <FactList facts={facts} />
    </Stack>
  );
};
