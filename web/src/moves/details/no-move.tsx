import type { MoveKind } from '@archway/contract/moves/states';
import type { Staging } from '@archway/contract/stagings/staging';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../platform/session/may.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PlanMoveDrawer } from '../plan/lazy-plan-drawer.ts';
import { usePlannable } from '../plan/use-plannable.ts';

/** A job of which no such move is planned. */
export const NoMove = ({ staging, kind }: { staging: Staging; kind: MoveKind }) => {
  const { t } = useTranslation('moves/details');
  const moves = useTranslation('moves').t;
  const [isPlanning, setPlanning] = useState(false);
  const mayPlan = useMay()('moves.plan');
  const isTime = usePlannable(staging)(kind);
  return (
    <Page
      title={t(`title.${kind}`)}
      description={
        <Link to="/stagings/$id/$tab" params={{ id: staging.id, tab: 'details' }}>
          <bdi>{staging.name}</bdi>
        </Link>
      }
    >
      <EmptyState
        title={t(`none.${kind}`)}
        action={
          isTime &&
          mayPlan && <Button onClick={() => setPlanning(true)}>{moves(`plan.title.${kind}`)}</Button>
        }
      >
        {isTime ? t(`noneHint.${kind}`) : moves(`plan.notYet.${kind}`)}
      </EmptyState>
      <PlanMoveDrawer
        inHand={isPlanning ? { stagingId: staging.id, kind } : null}
        onClose={() => setPlanning(false)}
      />
    </Page>
  );
};
