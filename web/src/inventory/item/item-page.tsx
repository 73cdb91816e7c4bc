import type { Item } from '@archway/contract/inventory/item';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ItemSkeleton } from './item-skeleton.tsx';
import { ItemView } from './item-view.tsx';
import { useItemSearch } from './use-item-search.ts';

const ItemEdit = lazyRouteComponent(() => import('./edit/item-edit.tsx'), 'ItemEdit');

/** Anybody who needs to know of a thing: where its pieces are, in what condition, and who said so. */
export const ItemPage = () => {
  const { t } = useTranslation('inventory/item');
  const { id = '' } = useParams({ strict: false });
  const { editing } = useItemSearch();
  const mayChange = useAbility().can('update', 'Item');
  const item = useQuery({ ...queries.items.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={item}
      find={(data: Item) => data}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/inventory">{t('back')}</LinkButton>}
      skeleton={<ItemSkeleton />}
    >
      {(data) =>
        editing && mayChange ? (
          <Suspense fallback={<ItemSkeleton />}>
            <ItemEdit key={data.id} item={data} />
          </Suspense>
        ) : (
          <ItemView key={data.id} item={data} />
        )
      }
    </DetailPage>
  );
};
