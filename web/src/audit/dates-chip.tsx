import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { PeriodChip } from '../ui/list/period-chip.tsx';
import { dayIn, daysBefore } from './days.ts';

type DatesChipProps = {
  /** Days as `2025-05-01`, both included, in the organization's time zone. */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
};

const presets = [
  { key: 'today', days: 0 },
  { key: 'week', days: 6 },
  { key: 'month', days: 29 },
] as const;

/** When something happened: until today. */
export const DatesChip = ({ from, to, onChange }: DatesChipProps) => {
  const { t } = useTranslation('audit');
  const today = dayIn(new Date(), useUser().activeOrganization?.timezone);
  return (
    <PeriodChip
      from={from}
      to={to}
      latest={today}
      presets={presets.map(({ key, days }) => ({
        label: t(`dates.${key}`),
        from: daysBefore(today, days),
        to: today,
      }))}
      words={{
        label: t('dates.label'),
        from: t('dates.from'),
        to: t('dates.to'),
        done: t('dates.done'),
        since: (day) => t('dates.since', { day }),
        until: (day) => t('dates.until', { day }),
      }}
      onChange={onChange}
    />
  );
};
