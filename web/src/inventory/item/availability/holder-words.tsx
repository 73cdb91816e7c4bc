import { lastDayOf } from '@archway/contract/kernel/last-day';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../use-day-text.ts';
import classes from './availability.module.css';
import type { Held } from './strip-rules.ts';

type HolderWordsProps = {
  holder: Held;
  /** One below the other, as the value of a fact. */
  stacked?: boolean;
};

/** Which staging has how many, and until when. After that they rest, as the strip shows. */
export const HolderWords = ({ holder, stacked = false }: HolderWordsProps) => {
  const { t } = useTranslation('inventory/item');
  const dayText = useDayText({ day: 'numeric', month: 'short', year: 'numeric' });
  const { stagingId, number, name, quantity, unitCode, status } = holder;
  return (
    <span className={classes.holder} data-stacked={stacked}>
      <Link to="/stagings/$id/$tab" params={{ id: stagingId, tab: 'details' }} className={classes.link}>
        <bdi>{t('availability.staging', { number, name })}</bdi>
      </Link>
      <span className={classes.until}>
        {t('availability.until', { count: quantity, day: dayText(lastDayOf(holder)) })}
        {unitCode && (
          <>
            {' · '}
            <bdi>{unitCode}</bdi>
          </>
        )}
        {status === 'soft' && ` · ${t('availability.soft')}`}
        {status === 'out' && ` · ${t('availability.out')}`}
      </span>
    </span>
  );
};
