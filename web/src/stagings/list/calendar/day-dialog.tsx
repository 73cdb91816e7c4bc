import type { StagingStay } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { StayLine } from '../stay-line.tsx';
import classes from './agenda.module.css';

type DayDialogProps = {
  day: string | null;
  stays: readonly StagingStay[];
  today: string;
  onClose: () => void;
};

/** Everything that stands on one day. */
export const DayDialog = ({ day, stays, today, onClose }: DayDialogProps) => {
  const { t } = useTranslation('stagings/list');
  const longDay = useDayText({ dateStyle: 'full' });
  const kept = useKept(day);
  return (
    <PlainDialog opened={day !== null} onClose={onClose} title={kept && longDay(kept)}>
      {stays.length === 0 && <p className={classes.nothing}>{t('calendar.dayNothing')}</p>}
      <ul className={classes.list}>
        {stays.map((stay) => (
          <li key={stay.id}>
            <StayLine stay={stay} today={today} />
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
};
