import type { ItemRow } from '@archway/contract/inventory/item';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../../categories/category-icon.tsx';
import { type Look, plainLook } from '../../categories/look-rules.ts';
import { ColorName } from '../../color-swatch.tsx';
import { ItemPicture } from '../../item-picture.tsx';
import { ItemStatusBadge, StatusBadge } from '../../status-badge.tsx';
import { useMoneyText } from '../../use-money-text.ts';
import { useSizeText } from '../../use-size-text.ts';
import { Availability } from '../availability.tsx';
import classes from './item-card.module.css';
import { ItemMenu } from './item-menu.tsx';

type ItemCardProps = {
  item: ItemRow;
  look: Look | undefined;
  /** Nothing where items are not selected. */
  selected: boolean | undefined;
  onToggle: (id: string) => void;
};

/** How wide a picture is shown among others. */
const sizes = '(max-width: 37.49em) 50vw, 20rem';

/** An item to be looked at: as a tall card with a large picture, or lying on its side on a phone. Its name opens it all over. */
export const ItemCard = memo(({ item, look = plainLook, selected, onToggle }: ItemCardProps) => {
  const { t } = useTranslation('ui');
  const { t: ti } = useTranslation('inventory');
  const { sizeOf } = useSizeText();
  const money = useMoneyText();
  const size = sizeOf(item);
  return (
    <li className={classes.card} data-selected={selected}>
      <div className={classes.picture}>
        <ItemPicture item={item} sizes={sizes} icon={<CategoryIcon name={look.icon} size={56} />} />
      </div>
      <div className={classes.words}>
        <Link to="/inventory/$id" params={{ id: item.id }} className={classes.name}>
          <bdi>{item.name}</bdi>
        </Link>
        <div className={classes.facts}>
          {item.sku && <bdi>{item.sku}</bdi>}
          {size && <span>{size}</span>}
        </div>
        <div className={classes.state}>
          <StatusBadge status={item.shownStatus} counts={item.counts} />
          {item.counts.owned > 0 && <Availability counts={item.counts} free={item.free} inWords />}
          {item.status !== 'active' && <ItemStatusBadge status={item.status} />}
        </div>
        <div className={classes.last}>
          <ColorName family={item.colorFamily} hex={item.colorHex} name={item.colorName} />
          {item.monthlyRent !== null && (
            <span className={classes.rent}>{ti('rentPerMonth', { money: money(item.monthlyRent) })}</span>
          )}
        </div>
      </div>
      {selected !== undefined && (
        <Checkbox
          className={classes.check}
          size="md"
          aria-label={t('table.select', { name: item.name })}
          checked={selected}
          onChange={() => onToggle(item.id)}
        />
      )}
      <div className={classes.menu}>
        <ItemMenu item={item} />
      </div>
    </li>
  );
});
