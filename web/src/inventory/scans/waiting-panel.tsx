import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isHereOnly, type RecordedFact } from '../../platform/outbox/recorded-facts.ts';
import { useRecordedFacts } from '../../platform/outbox/use-outbox.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { RecordedLine } from './recorded-line.tsx';
import { saveWaiting } from './save-waiting.ts';
import classes from './scans.module.css';

/** What is on this device only. It can be saved to a file, should the device not find its way to a network. */
export const WaitingPanel = () => {
  const { t } = useTranslation('inventory/scans');
  const recorded = useRecordedFacts();
  const waiting = (recorded.data ?? []).filter(isHereOnly).toReversed();
  return (
    <TitledPanel
      title={t('waiting.title')}
      flush
      action={
        waiting.length > 0 && (
          <Button
            variant="subtle"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => void saveWaiting().catch(toastProblem)}
          >
            {t('waiting.save')}
          </Button>
        )
      }
    >
      <Results of={recorded}>
        {() =>
          waiting.length === 0 ? (
            <Text c="dimmed" className={classes.line}>
              {t('waiting.none')}
            </Text>
          ) : (
            <RecordedList label={t('waiting.title')} facts={waiting} />
          )
        }
      </Results>
    </TitledPanel>
  );
};

/** What the server has by now: it can still be taken back from here. */
export const SentPanel = () => {
  const { t } = useTranslation('inventory/scans');
  const { data = [] } = useRecordedFacts();
  const sent = data.filter((fact) => !isHereOnly(fact) && fact.fact.kind !== 'undone');
  if (sent.length === 0) return null;
  return (
    <TitledPanel title={t('sent.title')} flush>
      <RecordedList label={t('sent.title')} facts={sent} />
    </TitledPanel>
  );
};

const RecordedList = ({ label, facts }: { label: string; facts: readonly RecordedFact[] }) => (
  <ul className={classes.list} aria-label={label}>
    {facts.map((fact) => (
      <RecordedLine key={fact.id} recorded={fact} />
    ))}
  </ul>
);
