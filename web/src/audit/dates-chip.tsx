import { Button, Group, Popover, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { DayField } from '../ui/form/day-field.tsx';
import { ChipFrame } from '../ui/list/filter-chip.tsx';
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

/** From a day to a day: typed, or chosen from what is asked for most. */
export const DatesChip = ({ from, to, onChange }: DatesChipProps) => {
  const { t } = useTranslation('audit');
  const [opened, setOpened] = useState(false);
  const today = dayIn(new Date(), useUser().activeOrganization?.timezone);
  const shows = useRangeWords(from, to);
  const choose = (days: number) => {
    onChange(daysBefore(today, days), today);
    setOpened(false);
  };
  return (
    <ChipFrame
      label={t('dates.label')}
      shows={shows}
      onClear={() => onChange(undefined, undefined)}
      onClick={() => setOpened(!opened)}
    >
      {(button) => (
        <Popover
          opened={opened}
          onChange={setOpened}
          trapFocus
          returnFocus
          position="bottom-start"
          width={280}
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown aria-label={t('dates.label')}>
            <Stack gap="sm">
              <Group gap="xs">
                {presets.map(({ key, days }) => (
                  <Button key={key} size="compact-sm" variant="default" onClick={() => choose(days)}>
                    {t(`dates.${key}`)}
                  </Button>
                ))}
              </Group>
              <DayField
                label={t('dates.from')}
                max={to ?? today}
                value={from ?? ''}
                onChange={(day) => onChange(day || undefined, to)}
              />
              <DayField
                label={t('dates.to')}
                min={from}
                max={today}
                value={to ?? ''}
                onChange={(day) => onChange(from, day || undefined)}
              />
              <Button size="sm" variant="default" onClick={() => setOpened(false)}>
                {t('dates.done')}
              </Button>
            </Stack>
          </Popover.Dropdown>
        </Popover>
      )}
    </ChipFrame>
  );
};

/** "1 – 7 May 2025", "since 1 May 2025", "until 7 May 2025", or nothing. */
const useRangeWords = (from: string | undefined, to: string | undefined): string | undefined => {
  const { t, i18n } = useTranslation('audit');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const start = asDate(from);
  const end = asDate(to);
  if (start && end) return format.formatRange(start, end);
  if (start) return t('dates.since', { day: format.format(start) });
  return end && t('dates.until', { day: format.format(end) });
};

const asDate = (day: string | undefined) => {
  const date = day ? new Date(`${day}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};
