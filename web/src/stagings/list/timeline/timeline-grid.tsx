import { daysBetween } from '@archway/contract/kernel/days';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import type { Zoom } from '../stagings-kind.ts';
import classes from './timeline.module.css';
import { TimelineRow } from './timeline-row.tsx';
import { headingsOf, type TimelineLine, zoomLevels } from './timeline-rules.ts';
import { useDragScroll } from './use-drag-scroll.ts';

type TimelineGridProps = {
  lines: readonly TimelineLine[];
  days: { readonly first: string; readonly days: number; readonly today: string };
  zoom: Zoom;
};

/** The lines under their weeks. Scrolled by wheel, by dragging, and by the arrow keys once it has the focus. */
export const TimelineGrid = ({ lines, days, zoom }: TimelineGridProps) => {
  const { t } = useTranslation('stagings/list');
  const box = useRef<HTMLElement>(null);
  const drag = useDragScroll(box);
  const nowLine = useRef<HTMLSpanElement>(null);
  // Where there is little room today would lie outside of what is seen first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each range of days
  useEffect(() => {
    const [seen, at] = [box.current?.getBoundingClientRect(), nowLine.current?.getBoundingClientRect()];
    if (seen && at && (at.left < seen.left || at.right > seen.right))
      box.current?.scrollBy({ left: at.left - (seen.left + seen.right) / 2 });
  }, [days.first, zoom]);
  const heading = useDayText(
    zoom === 'weeks' ? { month: 'short', day: 'numeric' } : { month: 'short', year: '2-digit' },
  );
  const now = daysBetween(days.first, days.today);
  const size = {
    '--day': `${zoomLevels[zoom].day}rem`,
    '--days': days.days,
    '--now': now,
  } as CSSProperties; // custom properties
  return (
    <section
      ref={box}
      className={classes.scroller}
      aria-label={t('timeline.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
      tabIndex={0}
      {...drag}
    >
      <div className={classes.grid} style={size}>
        <div className={classes.head} aria-hidden="true">
          <span className={classes.corner} />
          {headingsOf(days, zoom).map(({ day, days: width }) => (
            <span key={day} className={classes.heading} style={{ inlineSize: `calc(var(--day) * ${width})` }}>
              {width > 5 && heading(day)}
            </span>
          ))}
        </div>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <TimelineRow key={line.key} line={line} today={days.today} />
          ))}
        </ul>
        {now >= 0 && now < days.days && <span ref={nowLine} className={classes.now} aria-hidden="true" />}
      </div>
    </section>
  );
};
