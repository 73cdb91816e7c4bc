import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import classes from './categories.module.css';

type CategoryCountsProps = {
  id: string;
  /** Items of exactly this category. */
  own: number;
  /** Together with those of everything inside it, where something is. */
  all?: number | undefined;
};

/** How many items there are, leading to them where they have a screen. */
export const CategoryCounts = ({ id, own, all }: CategoryCountsProps) => {
  const { t } = useTranslation('inventory/categories');
  const exists = useScreenExists();
  const words = (
    <>
      <span data-tabular>{t('items', { count: all ?? own })}</span>
      {all !== undefined && own > 0 && all !== own && (
        <span className={classes.own} data-tabular>
          {t('ownItems', { count: own })}
        </span>
      )}
    </>
  );
  return exists('/inventory/category/$id') && (all ?? own) > 0 ? (
    <Link to="/inventory/category/$id" params={{ id }} className={classes.counts}>
      {words}
    </Link>
  ) : (
    <span className={classes.counts}>{words}</span>
  );
};
