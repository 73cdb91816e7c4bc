import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import type { Leg } from '@archway/contract/moves/states';
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerBanner } from '../../../inventory/scan/answer-banner.tsx';
import { forgetOldAnswer } from '../../../inventory/scan/answer-store.ts';
import { StorageNotice } from '../../../inventory/scan/field/lazy-panels.tsx';
import { Scanner } from '../../../inventory/scan/scanner.tsx';
import { useAwake } from '../../../inventory/scan/use-awake.ts';
import { useWedge } from '../../../inventory/scan/use-wedge.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { WrongHouseAlarm } from '../alarm/wrong-house-alarm.tsx';
import type { MoveState } from '../known/move-session.ts';
import { groupLines } from '../rules/group-rules.ts';
import { useMove } from '../use-move.ts';
import classes from './leg.module.css';
import { LegEnd } from './leg-end.tsx';
import { LegHead } from './leg-head.tsx';
import { LegPrompts } from './leg-prompts.tsx';
import { LineList } from './line-list.tsx';
import { LineSheet } from './line-sheet.tsx';
import { NextPiece } from './next-piece.tsx';
import { useLeg } from './use-leg.ts';
import { useRooms } from './use-rooms.ts';
import { WhichPiece } from './which-piece.tsx';

/** One leg of a move, for whoever has a phone in one hand and a piece in the other. */
export const LegScreen = ({ moveId, leg }: { moveId: string; leg: Leg }) => (
  <Results of={useMove(moveId)} skeleton={<Skeleton height={480} radius="lg" />}>
    {(state) => <LegInHand key={`${moveId} ${leg}`} leg={leg} state={state} />}
  </Results>
);

const LegInHand = ({ leg, state }: { leg: Leg; state: MoveState }) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines } = state;
  const hand = useLeg(leg, state);
  const groups = useMemo(() => groupLines(move.kind, leg, lines), [move.kind, leg, lines]);
  const [openedId, open] = useState<string | null>(null);
  const opened = lines.find(({ id }) => id === openedId);
  const mayRecord = mayRecordPieces(useAbility());
  useWedge(mayRecord ? hand.take : ignore);
  useAwake();
  // Asked for on every leg: where it is needed there may be no network.
  useRooms(state);
  useEffect(forgetOldAnswer, []);
  return (
    <div className={classes.screen}>
      <div className={classes.at}>
        <StorageNotice />
        <LegHead leg={leg} state={state} />
        <AnswerBanner />
        <LegPrompts leg={leg} state={state} hand={hand} />
        {mayRecord && (
          <>
            <NextPiece leg={leg} state={state} hand={hand} />
            <Scanner onCode={hand.take} isCompact />
          </>
        )}
      </div>
      <div className={classes.list}>
        {groups.length === 0 ? (
          <EmptyState picture="empty" title={t(`empty.${leg}.title`)}>
            {t(`empty.${leg}.words`)}
          </EmptyState>
        ) : (
          <LineList
            leg={leg}
            state={state}
            groups={groups}
            actions={mayRecord ? hand.actions : undefined}
            onOpen={open}
          />
        )}
        {mayRecord && <LegEnd leg={leg} state={state} actions={hand.actions} />}
      </div>
      <LineSheet
        leg={leg}
        state={state}
        line={opened}
        hand={hand}
        mayRecord={mayRecord}
        onClose={() => open(null)}
      />
      <WhichPiece leg={leg} state={state} hand={hand} />
      <WrongHouseAlarm />
    </div>
  );
};

/** Whoever only looks scans nothing. */
const ignore = () => undefined;
