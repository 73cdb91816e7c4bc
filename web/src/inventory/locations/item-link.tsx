import { IconPackage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { CategoryIcon } from '../categories/category-icon.tsx';
import { plainLook } from '../categories/look-rules.ts';
import { ItemPicture } from '../item-picture.tsx';
import { useCategoryLooks } from '../list/use-category-looks.ts';
import { useItemsHere } from './items-here.tsx';
import classes from './locations.module.css';

type ItemLinkProps = {
  id: string;
  name: string;
  /** Stands under the name. */
  children?: ReactNode;
};

/** An item by its picture and name, leading to its page. */
export const ItemLink = ({ id, name, children }: ItemLinkProps) => {
  const exists = useScreenExists();
  const item = useItemsHere().get(id);
  const { looks } = useCategoryLooks();
  const look = item && (looks.get(item.categoryId) ?? plainLook);
  const icon = look ? <CategoryIcon name={look.icon} size={24} /> : <IconPackage size={24} aria-hidden />;
  return (
    <span className={classes.item}>
      <span className={classes.thumb}>
        <ItemPicture item={item ?? noCover} icon={icon} />
      </span>
      <span className={classes.itemWords}>
        {exists('/inventory/$id') ? (
          <Link to="/inventory/$id" params={{ id }} className={classes.itemName}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {children}
      </span>
    </span>
  );
};

const noCover = { coverId: null, colorFamily: null, colorHex: null };
