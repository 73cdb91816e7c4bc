import { Button, Group, Popover, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../form/day-field.tsx';
import { ChipFrame } from './filter-chip.tsx';

type Day = string | undefined;

type PeriodChipProps = {
  /** Days as `2025-05-01`, both included, in the organization's time zone. */
  from: Day;
  to: Day;
  /** What is asked for most. */
  presets: readonly { readonly label: string; readonly from: string; readonly to: string }[];
  /** No day after this one can be meant. */
  latest?: Day;
  words: PeriodWords;
  onChange: (from: Day, to: Day) => void;
};

type PeriodWords = {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly done: string;
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
};

/** From a day to a day: typed, or chosen from what is asked for most. */
export const PeriodChip = ({ from, to, presets, latest, words, onChange }: PeriodChipProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <ChipFrame
      label={words.label}
      shows={useRangeWords(from, to, words)}
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
          <Popover.Dropdown aria-label={words.label}>
            <Stack gap="sm">
              <Group gap="xs">
                {presets.map((preset) => (
                  <Button
                    key={preset.label}
                    size="compact-sm"
                    variant="default"
                    onClick={() => {
                      onChange(preset.from, preset.to);
                      setOpened(false);
                    }}
                  >
                    {preset.label}
                  </Button>
                ))}
              </Group>
              <DayField
                label={words.from}
                max={to ?? latest}
                value={from ?? ''}
                onChange={(day) => onChange(day || undefined, to)}
              />
              <DayField
                label={words.to}
                min={from}
                max={latest}
                value={to ?? ''}
                onChange={(day) => onChange(from, day || undefined)}
              />
              <Button size="sm" variant="default" onClick={() => setOpened(false)}>
                {words.done}
              </Button>
            </Stack>
          </Popover.Dropdown>
        </Popover>
      )}
    </ChipFrame>
  );
};

/** "1 – 7 May 2025", "since 1 May 2025", "until 7 May 2025", or nothing. */
const useRangeWords = (from: Day, to: Day, { since, until }: PeriodWords): string | undefined => {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const start = asDate(from);
  const end = asDate(to);
  if (start && end) return format.formatRange(start, end);
  if (start) return since(format.format(start));
  return end && until(format.format(end));
};

const asDate = (day: Day) => {
  const date = day ? new Date(`${day}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};
