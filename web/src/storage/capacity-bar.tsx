import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { fillOf } from './capacity-rules.ts';
import classes from './storage.module.css';

/** How full a location is: a bar for the eye, and the same in words. Without a capacity only the pieces are told. */
export const CapacityBar = ({ used, capacity }: { used: number; capacity: number | null }) => {
  const { t } = useTranslation('storage');
  const fill = fillOf(used, capacity);
  if (!fill) {
    return (
      <span className={classes.pieces} data-tabular>
        {t('pieces', { count: used })}
      </span>
    );
  }
  const width = { '--fill': `${Math.min(fill.percent, 100)}%` } as CSSProperties; // a custom property
  return (
    <span className={classes.capacity}>
      <span className={classes.bar} data-state={fill.state} style={width} aria-hidden="true" />
      <span className={classes.capacityWords} data-tabular>
        <span>{t('capacity.of', { used, capacity: fill.capacity })}</span>
        <span className={classes.state} data-state={fill.state}>
          {fill.state === 'over'
            ? t('capacity.over', { count: used - fill.capacity })
            : t(`capacity.${fill.state}`, { percent: fill.percent })}
        </span>
      </span>
    </span>
  );
};
