import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '../../platform/outbox/outbox-entry.ts';
import { useOutboxEntries } from '../../platform/outbox/use-outbox.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import type { Entry } from '../scan/put-away/entry.ts';
import { kindWord } from './kind-word.ts';
import { saveWaiting } from './save-waiting.ts';
import classes from './scans.module.css';

/** What is on this device only. It can be saved to a file, should the device not find its way to a network. */
export const WaitingPanel = () => {
  const { t } = useTranslation('inventory/scans');
  const waiting = useOutboxEntries();
  const entries = waiting.data ?? [];
  return (
    <TitledPanel
      title={t('waiting.title')}
      flush
      action={
        entries.length > 0 && (
          <Button
            variant="subtle"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => saveWaiting(entries)}
          >
            {t('waiting.save')}
          </Button>
        )
      }
    >
      <Results of={waiting}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState picture="quiet" title={t('waiting.none')}>
              {t('waiting.noneHint')}
            </EmptyState>
          ) : (
            <ul className={classes.list} aria-label={t('waiting.title')}>
              {rows.map((entry) => (
                <WaitingLine key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </Results>
    </TitledPanel>
  );
};

const WaitingLine = ({ entry }: { entry: OutboxEntry }) => {
  const { t } = useTranslation('inventory/scans');
  const { text, item, unit, location } = (entry.shown ?? {}) as Partial<Entry>; // written when it was recorded
  return (
    <li className={classes.line} data-refused={entry.reason !== undefined}>
      <strong>
        <bdi>{item?.name ?? unit?.code ?? text}</bdi>
      </strong>
      <span>
        {t(`kind.${kindWord(entry.fact.kind)}`, { location: isolated(location?.name ?? '') })}
        {' · '}
        <RelativeTime at={entry.fact.at} />
      </span>
      {entry.reason && <span className={classes.reason}>{t('waiting.refused')}</span>}
    </li>
  );
};
