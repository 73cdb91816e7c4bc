import type { CategoryIconName } from '@archway/contract/inventory/category-fields';
import type { ItemRow } from '@archway/contract/inventory/item';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { ItemPicture } from '../item-picture.tsx';
import classes from './categories.module.css';
import { CategoryIcon } from './category-icon.tsx';

/** One item to look at: its picture, or the icon of its kind, its name and how many are free. */
export const ItemTile = ({ item, icon }: { item: ItemRow; icon: CategoryIconName }) => {
  const { t } = useTranslation('inventory/categories');
  const exists = useScreenExists();
  const { available, owned } = item.counts;
  const face = (
    <>
      <span className={classes.tilePicture}>
        <ItemPicture
          item={item}
          icon={<CategoryIcon name={icon} size={48} />}
          sizes="(width < 30em) 45vw, 14rem"
        />
      </span>
      <span>
        <span className={classes.tileName}>
          <bdi>{item.name}</bdi>
        </span>
        <span className={classes.tileFacts} data-tabular>
          {owned === 0 ? t('noPieces') : t('availableOf', { available, count: owned })}
        </span>
      </span>
    </>
  );
  return exists('/inventory/$id') ? (
    <Link to="/inventory/$id" params={{ id: item.id }} className={classes.tile}>
      {face}
    </Link>
  ) : (
    <div className={classes.tile}>{face}</div>
  );
};
