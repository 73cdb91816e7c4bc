import type { ItemRow } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../../kit/list/use-selection.ts';
import type { CategoryLooks } from '../use-category-looks.ts';
import classes from './item-card.module.css';
import { ItemCard } from './item-card.tsx';

type ItemCardsProps = {
  rows: readonly ItemRow[];
  looks: CategoryLooks;
  selection: Selection<ItemRow> | undefined;
  /** Side by side with large pictures, or one under the other. */
  layout: 'tall' | 'side';
};

export const ItemCards = ({ rows, looks, selection, layout }: ItemCardsProps) => {
  const { t } = useTranslation('inventory/list');
  return (
    <ul className={classes.cards} data-layout={layout} aria-label={t('title')}>
      {rows.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          look={looks.get(item.categoryId)}
          selected={selection?.ids.has(item.id)}
          onToggle={selection?.toggle ?? nothing}
        />
      ))}
    </ul>
  );
};

const nothing = () => undefined;
