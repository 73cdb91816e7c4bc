import type { Page } from '@archway/contract/kernel/api/page';
import type { StagingStay } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import classes from './stagings.module.css';

/** Where there are more stays than are drawn. */
export const SomeStays = ({ page: { rows, total } }: { page: Page<StagingStay> }) => {
  const { t } = useTranslation('stagings/list');
  if (total <= rows.length) return null;
  return (
    <p className={classes.some} role="status">
      {t('stays.some', { shown: rows.length, count: total })}
    </p>
  );
};
