import { daysLate } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './stagings.module.css';

type Flagged = {
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  /** Pieces that were taken away from it, or whether any were. */
  readonly bumped: number | boolean;
};

/** What somebody has to see to: a home that should be empty, pieces that were taken away. Nothing of what is as it should be. */
export const StagingFlags = ({ staging, today }: { staging: Flagged; today: string }) => {
  const { t } = useTranslation('stagings/list');
  const late = daysLate(staging, today);
  const { bumped } = staging;
  return (
    <>
      {late > 0 && (
        <span className={classes.flag} data-tone="late">
          <IconClockExclamation size={16} aria-hidden />
          {t('dates.late', { count: late })}
        </span>
      )}
      {Boolean(bumped) && (
        <span className={classes.flag} data-tone="bumped">
          <IconAlertTriangle size={16} aria-hidden />
          {typeof bumped === 'number' ? t('flag.bumped', { count: bumped }) : t('flag.someBumped')}
        </span>
      )}
    </>
  );
};
