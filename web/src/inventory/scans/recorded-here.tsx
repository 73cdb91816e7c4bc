import { useTranslation } from 'react-i18next';
import { useRecordedFacts } from '../../platform/outbox/use-outbox.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { RecordedLine } from './recorded-line.tsx';
import classes from './scans.module.css';

/** As many as are looked at before somebody looks for one. */
const atHand = 5;

/** What was recorded on this device last, whether or not it was sent: each can be taken back. */
export const RecordedHere = () => {
  const { t } = useTranslation('inventory/scans');
  const { data = [] } = useRecordedFacts();
  const latest = data.filter(({ fact }) => fact.kind !== 'undone').slice(0, atHand);
  if (latest.length === 0) return null;
  return (
    <TitledPanel
      title={t('recorded.title')}
      flush
      action={
        <LinkButton to="/scans" variant="subtle" className={classes.undo}>
          {t('recorded.all')}
        </LinkButton>
      }
    >
      <ul className={classes.list} aria-label={t('recorded.title')}>
        {latest.map((recorded) => (
          <RecordedLine key={recorded.id} recorded={recorded} />
        ))}
      </ul>
    </TitledPanel>
  );
};
