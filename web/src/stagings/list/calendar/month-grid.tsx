import { addDays, addMonths } from '@archway/contract/kernel/days';
import type { StagingStay } from '@archway/contract/stagings/staging';
import { useDirection } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import { DayDialog } from './day-dialog.tsx';
import classes from './month.module.css';
import { WeekBars } from './week-bars.tsx';
import { barsOfWeek, staysOfDay } from './week-rules.ts';

type MonthGridProps = {
  stays: readonly StagingStay[];
  /** Each by its first day. */
  weeks: readonly string[];
  month: string;
  /** The one that the keyboard is on. */
  day: string;
  today: string;
  onDay: (day: string) => void;
};

const inWeek = [0, 1, 2, 3, 4, 5, 6];

/**
 * Weeks under each other, stays as bars over their days. Each day is a button that lists its stays; the arrow keys go from day
 * to day, Page Up and Page Down from month to month.
 */
export const MonthGrid = ({ stays, weeks, month, day, today, onDay }: MonthGridProps) => {
  const { t } = useTranslation('stagings/list');
  const [opened, setOpened] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const rtl = useDirection().dir === 'rtl';
  const longDay = useDayText({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = useDayText({ weekday: 'short' });
  const title = useDayText({ month: 'long', year: 'numeric' })(`${month}-01`);
  // Whoever walks by keys is followed into the next month.
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const walk = (event: KeyboardEvent, from: string) => {
    const to = dayAfterKey(event.key, from, rtl);
    if (!to) return;
    event.preventDefault();
    moves.current = true;
    onDay(to);
  };
  const staysOn = (on: string) => staysOfDay(stays, on, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, a month of days
    <div ref={grid} className={classes.month} role="group" aria-label={title}>
      <div className={classes.weekdays} aria-hidden="true">
        {inWeek.map((index) => (
          <span key={index}>{weekday(addDays(weeks[0] ?? today, index))}</span>
        ))}
      </div>
      {weeks.map((week) => {
        const { bars, lanes } = barsOfWeek(stays, { first: week, today });
        return (
          <div key={week} className={classes.week} style={{ '--lanes': lanes } as CSSProperties}>
            {inWeek.map((index) => {
              const on = addDays(week, index);
              return (
                <button
                  key={on}
                  type="button"
                  className={classes.day}
                  style={{ gridColumn: index + 1 }}
                  data-day={on}
                  data-outside={!on.startsWith(month)}
                  data-today={on === today}
                  aria-current={on === today ? 'date' : undefined}
                  aria-haspopup="dialog"
                  aria-label={t('calendar.day', { day: longDay(on), count: staysOn(on).length })}
                  tabIndex={on === day ? 0 : -1}
                  onKeyDown={(event) => walk(event, on)}
                  onClick={() => setOpened(on)}
                >
                  <span className={classes.number}>{Number(on.slice(8))}</span>
                </button>
              );
            })}
            <WeekBars bars={bars} lanes={lanes} today={today} />
          </div>
        );
      })}
      <DayDialog
        day={opened}
        stays={opened ? staysOn(opened) : []}
        today={today}
        onClose={() => setOpened(null)}
      />
    </div>
  );
};

const dayAfterKey = (key: string, day: string, rtl: boolean): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
};
