import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListBar } from '../../kit/list/list-bar.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { moveAddress } from '../move-address.ts';
import { PlanMoveDrawer } from '../plan/lazy-plan-drawer.ts';
import type { MoveInHand } from '../plan/plan-move-drawer.tsx';
import { MoveCards } from './move-cards.tsx';
import { MoveFilters } from './move-filters.tsx';
import { useMovesList } from './use-moves-list.ts';
import { ViewSwitch } from './view-switch.tsx';

const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));

/** A warehouse lead plans next week's trucks; a crew member looks at today's. */
export const MovesPage = () => {
  const { t } = useTranslation('moves');
  const navigate = useNavigate();
  const phone = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const list = useMovesList();
  const mayPlan = useMay()('moves.plan');
  const [inHand, setInHand] = useState<MoveInHand | null>(null);
  const { viewMode } = list;
  const drawn = viewMode !== 'list';
  const moves = useQuery({
    ...queries.moves.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
    enabled: !drawn,
  });
  const plan = mayPlan && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('plan.open')}
    </Button>
  );
  const views = <ViewSwitch view={viewMode} onChange={(next) => list.setOptions({ viewMode: next })} />;
  const bar = {
    list,
    label: t('title'),
    search: t('search'),
    filters: <MoveFilters list={list} />,
    tools: !phone && views,
  };
  return (
    <Page
      title={t('title')}
      count={drawn ? undefined : moves.data?.total}
      actions={plan}
      width={drawn ? 'wide' : 'full'}
    >
      {phone && views}
      {drawn ? (
        <>
          <ListBar {...bar} nothing table={false} />
          <Suspense fallback={<Skeleton height={420} radius="md" />}>
            <Board list={list} span={viewMode} onEdit={mayPlan ? (id) => setInHand({ id }) : undefined} />
          </Suspense>
        </>
      ) : (
        <ListPage
          {...bar}
          rows={moves}
          keyOf={({ id }) => id}
          empty={
            <EmptyState title={t('empty.title')} action={plan}>
              {t('empty.words')}
            </EmptyState>
          }
          cards={phone ? (rows) => <MoveCards rows={rows} /> : undefined}
          onOpen={(move) => void navigate(moveAddress(move))}
        />
      )}
      <PlanMoveDrawer inHand={inHand} onClose={() => setInHand(null)} />
    </Page>
  );
};
