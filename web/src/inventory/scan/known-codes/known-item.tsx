import type { ItemRow } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import { useInventoryWords } from '../../words.ts';
import { ThingCard } from '../thing-card.tsx';

/** An item as far as a device knows it: how many there are only the server can tell. */
export const KnownItem = ({ item }: { item: ItemRow }) => {
  const { t } = useTranslation(['inventory/scan', 'names/inventory']);
  const words = useInventoryWords();
  return (
    <ThingCard
      item={item}
      facts={[
        ...(item.sku
          ? [{ name: t('names/inventory:item.sku'), value: <bdi dir="ltr">{item.sku}</bdi> }]
          : []),
        { name: t('names/inventory:item.tracking'), value: words.tracking(item.tracking) },
      ]}
    />
  );
};
