import type { Item } from '@archway/contract/inventory/item';
import { Button, Skeleton } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indexAfter } from '../../pictures/index-after.ts';
import { useDayText } from '../use-day-text.ts';
import classes from './availability.module.css';
import { HolderList } from './holder-list.tsx';
import { daysAhead, daysOf, monthsOf, type Strip, summaryOf } from './strip-rules.ts';
import { useStrip } from './use-holders.ts';

/** How many are free on each of the next ninety days, and who has the others. */
export const AvailabilityStrip = ({ item }: { item: Item }) => {
  const { t } = useTranslation(['inventory/item', 'ui']);
  const strip = useStrip(item.id);
  // Beside so much that is known, a strip that does not come is one line.
  if (strip.isError && !strip.data)
    return (
      <p className={classes.summary}>
        {t('availability.failed')}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void strip.refetch()}>
          {t('ui:tryAgain')}
        </Button>
      </p>
    );
  if (!strip.data) return <Skeleton height={88} radius="md" />;
  return (
    <div>
      <Bars strip={strip.data} />
      <HolderList item={item} />
    </div>
  );
};

/**
 * Bars as high as pieces are free. Moving over them, or through them with the arrow keys, tells the day and its number; the
 * sentence above says what matters in words.
 */
const Bars = ({ strip }: { strip: Strip }) => {
  const { t } = useTranslation('inventory/item');
  const id = useId();
  const [told, setTold] = useState(0);
  const [telling, setTelling] = useState(false);
  const dayText = useDayText({ weekday: 'short', day: 'numeric', month: 'long' });
  const monthText = useDayText({ month: 'short' });
  const summary = useSummary(strip);
  const days = daysOf(strip);
  const current = days[told];
  if (strip.owned === 0 || !current) return <p className={classes.summary}>{summary}</p>;
  const words = t('availability.day', { day: dayText(current.day), free: current.free, owned: strip.owned });
  const step = (event: KeyboardEvent) => {
    const week = { PageUp: -7, PageDown: 7 }[event.key];
    const next = week
      ? Math.min(Math.max(told + week, 0), days.length - 1)
      : indexAfter(event.key, told, days.length, document.dir === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    setTold(next);
  };
  return (
    <figure className={classes.strip} aria-labelledby={id}>
      <figcaption className={classes.words}>
        <span className={classes.summary} id={id}>
          {summary}
        </span>
        <span className={classes.told} data-telling={telling} aria-hidden="true">
          {telling && words}
        </span>
      </figcaption>
      {/* Read only: a slider is the one control that is walked through value by value. */}
      <div
        className={classes.bars}
        role="slider"
        tabIndex={0}
        aria-label={t('availability.walk')}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={told + 1}
        aria-valuetext={words}
        aria-readonly
        onKeyDown={step}
        onFocus={() => setTelling(true)}
        onBlur={() => setTelling(false)}
        onPointerLeave={() => setTelling(false)}
      >
        {days.map(({ day, free, level }, index) => (
          <span
            key={day}
            className={classes.day}
            data-level={level}
            data-told={telling && index === told}
            style={{ '--share': free / strip.owned } as CSSProperties} // a custom property
            onPointerEnter={() => {
              setTold(index);
              setTelling(true);
            }}
          />
        ))}
      </div>
      <div className={classes.months} aria-hidden="true">
        {monthsOf(days).map(({ month, days: inside }) => (
          <span key={month} style={{ flexGrow: inside }}>
            {inside > 4 && monthText(month)}
          </span>
        ))}
      </div>
    </figure>
  );
};

const useSummary = (strip: Strip) => {
  const { t } = useTranslation('inventory/item');
  const dayText = useDayText({ day: 'numeric', month: 'long' });
  const summary = summaryOf(strip);
  if (summary.kind === 'nothing') return t('availability.nothing');
  const { today, owned } = summary;
  if (summary.kind === 'all') return t('availability.all', { count: owned, days: daysAhead });
  if (summary.kind === 'same') return t('availability.same', { free: today, owned, days: daysAhead });
  if (summary.kind === 'frees')
    return t('availability.frees', { today, owned, next: summary.next, day: dayText(summary.day) });
  return t('availability.varies', { today, owned, least: summary.least, day: dayText(summary.day) });
};
