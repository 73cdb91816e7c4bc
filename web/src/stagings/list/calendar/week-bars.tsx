import { daysLate } from '@archway/contract/stagings/staging-rules';
import { IconAlertTriangle, IconClockExclamation, IconFlag, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { statusLooks } from '../../status-badge.tsx';
import { toneOf } from '../tone-of.ts';
import { useDateWords } from '../use-date-words.ts';
import classes from './month.module.css';
import type { WeekBar } from './week-rules.ts';

type WeekBarsProps = {
  bars: readonly WeekBar[];
  /** How many lines of them are drawn. */
  lanes: number;
  today: string;
};

/** The stays of one week as bars. The keyboard reaches them through their days. */
export const WeekBars = ({ bars, lanes, today }: WeekBarsProps) => {
  const { t } = useTranslation('stagings/list');
  const dates = useDateWords(today);
  const hidden = Array.from({ length: 7 }, (_, index) => ({
    index,
    count: bars.filter(({ lane, from, to }) => lane >= lanes && from <= index && index <= to).length,
  }));
  return (
    <>
      {bars
        .filter(({ lane }) => lane < lanes)
        .map(({ stay, from, to, begins, ends, lane }) => (
          <Link
            key={stay.id}
            to="/stagings/$id/$tab"
            params={{ id: stay.id, tab: 'details' }}
            tabIndex={-1}
            className={classes.bar}
            style={{
              ...toneOf(statusLooks[stay.status].color),
              gridColumn: `${from + 1} / ${to + 2}`,
              gridRow: lane + 2,
            }}
            data-begins={begins}
            data-ends={ends}
            title={`${stay.name} · ${dates.whole(stay)}`}
          >
            {begins && <IconTruckDelivery size={14} role="img" aria-label={t('stays.install')} />}
            {daysLate(stay, today) > 0 && (
              <IconClockExclamation size={14} role="img" aria-label={t('timeline.late')} />
            )}
            {stay.bumped && <IconAlertTriangle size={14} role="img" aria-label={t('flag.someBumped')} />}
            <bdi className={classes.name}>{stay.name}</bdi>
            {ends && <IconFlag size={14} role="img" aria-label={t('stays.end')} />}
          </Link>
        ))}
      {hidden.map(
        ({ index, count }) =>
          count > 0 && (
            <span
              key={index}
              className={classes.more}
              style={{ gridColumn: index + 1, gridRow: lanes + 2 }}
              aria-hidden="true"
            >
              {t('calendar.more', { count })}
            </span>
          ),
      )}
    </>
  );
};
