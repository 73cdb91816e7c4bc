import type { LineId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { answersOf } from '../conflict/clash-rules.ts';
import { LazyConflictDialog } from '../conflict/lazy-conflict-dialog.ts';
import { coverIn, mineOfLines } from '../conflict/mine-of-lines.ts';
import { useClashing } from '../conflict/use-clashing.ts';
import type { Sent } from './quantity-queue.ts';
import { useChangeLine } from './use-change-line.tsx';
import { useQuantities } from './use-quantities.ts';
import { useReleasing } from './use-releasing.ts';
import { useRemoving } from './use-removing.tsx';

type Dialogs = { onEdit: (line: Line) => void; onSwap: (line: Line) => void };

export type LineActions = {
  readonly edit: (line: Line) => void;
  readonly swap: (line: Line) => void;
  readonly setQuantity: (line: Line, quantity: number) => void;
  /** How many a line shows, and whether that is still being saved. */
  readonly quantityOf: (line: Line) => { readonly quantity: number; readonly isSaving: boolean };
  /** Whether the call that holds this line is under way. */
  readonly isHolding: (line: Line) => boolean;
  readonly reserve: (lines: readonly Line[]) => void;
  /** What was taken away or expired, as the job holds its pieces now. */
  readonly holdAgain: (line: Line) => void;
  readonly release: (line: Line) => void;
  readonly remove: (line: Line) => void;
};

/** What is done with lines where they stand. What collides on the way is settled in the dialog beside them. */
export const useLineActions = (staging: Staging, lines: readonly Line[], { onEdit, onSwap }: Dialogs) => {
  const { t } = useTranslation('stagings/promises');
  const { id } = staging;
  const counting = useCounting(staging, lines);
  const [holding, setHolding] = useState<readonly LineId[]>([]);
  const reserving = useClashing(
    api.stagings.reserve,
    () => toast(t('done.reserved'), { tone: 'success' }),
    toastProblem,
  );
  const renewing = useSubmit(api.stagings.renewHolds, {
    onDone: () => toast(t('done.heldAgain'), { tone: 'success' }),
    onProblem: toastProblem,
  });
  const release = useReleasing(staging);
  const { remove, dialog: removal } = useRemoving(staging, lines);
  const { met } = reserving;
  const mine = mineOfLines(lines.filter(({ id: lineId }) => met?.input.lineIds?.includes(lineId)));
  const reserve = (chosen: readonly Line[]) => {
    const lineIds = chosen.map((line) => line.id);
    setHolding(lineIds);
    void reserving.submit({ id, lineIds, onClash: 'refuse', swaps: [], fewer: [] });
  };
  const renew = (line: Line) => {
    setHolding([line.id]);
    void renewing.submit({ id, lineIds: [line.id], onClash: 'refuse' });
  };
  const isBusy = reserving.pending || renewing.pending;
  const actions: LineActions = {
    edit: onEdit,
    swap: onSwap,
    setQuantity: counting.choose,
    quantityOf: counting.shown,
    isHolding: (line) => isBusy && holding.includes(line.id),
    reserve,
    // A soft hold stands in nobody’s way; whatever is held firmly may collide.
    holdAgain: (line) =>
      promiseStatusOf(staging.status) === 'soft' && line.bumped === 0 ? renew(line) : reserve([line]),
    release,
    remove,
  };
  const dialog = (
    <>
      {counting.dialog}
      {removal}
      <LazyConflictDialog
        conflict={met?.conflict ?? null}
        staging={staging}
        mine={mine}
        coverOf={coverIn(lines)}
        pending={reserving.pending}
        problem={reserving.problem}
        onSettle={(choices) =>
          met && void reserving.submit({ ...met.input, ...answersOf(met.conflict.clashes, choices, mine) })
        }
        onAgain={reserving.again}
        onClose={reserving.leave}
      />
    </>
  );
  return { actions, dialog };
};

/** One more or one fewer, as fast as somebody clicks. */
const useCounting = (staging: Staging, lines: readonly Line[]) => {
  // What collides is neither saved nor refused: its dialog is open.
  const sent = useRef<Sent>('collides');
  const change = useChangeLine(
    staging,
    lines,
    ({ rows }) => {
      sent.current = { saved: rows };
    },
    (problem) => {
      sent.current = 'refused';
      return toastProblem(problem);
    },
  );
  const quantities = useQuantities({
    isHeldUp: change.isMet,
    send: async (line, quantity) => {
      sent.current = 'collides';
      await change.submit(line, { quantity });
      return sent.current;
    },
  });
  return { ...quantities, dialog: change.dialog };
};
