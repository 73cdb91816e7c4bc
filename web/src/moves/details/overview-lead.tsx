import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { ChangedPieces } from './changed-pieces.tsx';
import { LazyNextStep } from './next/lazy-next-step.ts';
import { NextStepSkeleton } from './next/next-step-skeleton.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { partsOf } from './progress-rules.ts';

/** What somebody opens a move for: what is to be done next, and how far it is. */
export const OverviewLead = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const isOver = isMoveEnded(move.status);
  const mayGoOn = mayRecordPieces(useAbility()) && !isOver;
  return (
    <>
      <ChangedPieces move={move} />
      {mayGoOn && (
        <Suspense fallback={<NextStepSkeleton />}>
          <LazyNextStep move={move} />
        </Suspense>
      )}
      <TitledPanel title={t('ring.title')}>
        <ProgressRing parts={partsOf(move.lines, isOver)} />
      </TitledPanel>
    </>
  );
};
