import type { ItemRow } from '@archway/contract/inventory/item';
import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '../../categories/category-icon.tsx';
import { type Look, plainLook } from '../../categories/look-rules.ts';
import { ItemPicture } from '../../item-picture.tsx';
import { ItemStatusBadge } from '../../status-badge.tsx';
import classes from '../items-table.module.css';

/** A picture, the name that opens the item, and its number; a draft or an archived item says so. */
export const ItemName = ({ item, look = plainLook }: { item: ItemRow; look?: Look | undefined }) => (
  <span className={classes.item}>
    <span className={classes.thumb}>
      <ItemPicture item={item} icon={<CategoryIcon name={look.icon} size={24} />} />
    </span>
    <span className={classes.words}>
      <Link to="/inventory/$id" params={{ id: item.id }} className={classes.name}>
        <bdi>{item.name}</bdi>
      </Link>
      {(item.sku || item.status !== 'active') && (
        <span className={classes.below}>
          {item.sku && <bdi className={classes.sku}>{item.sku}</bdi>}
          {item.status !== 'active' && <ItemStatusBadge status={item.status} />}
        </span>
      )}
    </span>
  </span>
);
