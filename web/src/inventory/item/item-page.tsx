import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';
import { Results } from '../../ui/results.tsx';
import { isId } from './is-id.ts';
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
  useDynamicTitle(item.data?.name);
  if (!isId(id) || (!item.data && isNotThere(item.error)))
    return <NotHere title={t('notHere')} back={<LinkButton to="/inventory">{t('back')}</LinkButton>} />;
  if (!item.data && item.error)
    return (
      <Page title={t('title')}>
        <Results of={item}>{() => null}</Results>
      </Page>
    );
  return (
    <Results of={item} skeleton={<ItemSkeleton />}>
      {(data) =>
        editing && mayChange ? (
          <Suspense fallback={<ItemSkeleton />}>
            <ItemEdit key={data.id} item={data} />
          </Suspense>
        ) : (
          <ItemView key={data.id} item={data} />
        )
      }
    </Results>
  );
};

const isNotThere = (error: unknown) => error instanceof ApiProblem && error.code === 'not_found';
