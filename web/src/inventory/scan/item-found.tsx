import type { ItemRow } from '@archway/contract/inventory/item';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { sourcesOfItem } from '../labels/label-sources.ts';
import { PrintLabelsButton } from '../labels/print-labels-button.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { ThingCard } from './thing-card.tsx';

/** The label of an item stands for all its pieces: counted ones, or the shelf they stand on. */
export const ItemFound = ({ item }: { item: ItemRow }) => {
  const { t } = useTranslation(['inventory/scan', 'inventory', 'ui', 'names/inventory']);
  const mayChange = useAbility().can('update', 'Item');
  const { owned } = item.counts;
  return (
    <ThingCard
      item={item}
      facts={[
        ...(item.sku
          ? [{ name: t('names/inventory:item.sku'), value: <bdi dir="ltr">{item.sku}</bdi> }]
          : []),
        {
          name: t('names/inventory:item.shownStatus'),
          value: <StatusBadge status={item.shownStatus} counts={item.counts} />,
        },
        { name: t('item.owned'), value: t('ui:number', { value: owned }) },
        { name: t('names/inventory:item.categoryId'), value: <bdi>{item.categoryName}</bdi> },
      ]}
    >
      <LinkButton
        to="/inventory/$id"
        params={{ id: item.id }}
        size="lg"
        variant={item.tracking === 'bulk' && mayChange ? 'default' : 'filled'}
        leftSection={<IconExternalLink size={22} aria-hidden />}
      >
        {t('item.open')}
      </LinkButton>
      {mayChange && <PrintLabelsButton size="lg" sources={sourcesOfItem(item)} />}
    </ThingCard>
  );
};
