import type { Move, MoveRow } from '@archway/contract/moves/move';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { api } from '../../platform/api/api.ts';
import { useInOrder } from '../../platform/api/use-in-order.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import type { Cell } from './board-rules.ts';

type Moved = {
  readonly move: Pick<MoveRow, 'id' | 'version' | 'stagingName'>;
  readonly to: Cell;
  readonly from?: Cell;
};

/** Puts a move on another day or vehicle, at once to the eye; it can be taken back. */
export const useReschedule = (laneName: (vehicleId: string | null) => string) => {
  const { t } = useTranslation('moves');
  const dayText = useDayText({ weekday: 'short', month: 'short', day: 'numeric' });
  const [pending, setPending] = useState<readonly Moved[]>([]);
  const sent = useRef<Moved>(null);
  // A card that is dropped again before it is read again stands on what the drop before it saved.
  const versions = useRef(new Map<string, number>());
  const { submit } = useSubmit(
    ({ move: { id, version }, to }: Moved, options: Parameters<typeof api.moves.change>[1]) =>
      api.moves.change({ id, version, scheduledOn: to.day, vehicleId: to.vehicleId }, options),
    {
      onProblem: (problem) => {
        // What stands there now is read again; nobody's change is lost by a careless drop.
        if (problem.code === 'stale_version') toast(t('board.stale'), { tone: 'error' });
        else if (problem.code === 'conflict') toast(t('board.over'), { tone: 'error' });
        else toastProblem(problem);
        return true;
      },
      onAnswer: ({ id, version }) => void versions.current.set(id, version),
      onDone: (saved) => tell(saved, sent.current?.from),
    },
  );
  const tell = (saved: Move, from: Cell | undefined) =>
    toast(
      t('board.moved', {
        name: isolated(saved.stagingName),
        day: dayText(saved.scheduledOn),
        lane: isolated(laneName(saved.vehicleId)),
      }),
      { tone: 'success', ...(from ? { undo: () => void put({ move: saved, to: from }) } : {}) },
    );
  const send = useInOrder(async (moved: Moved) => {
    sent.current = moved;
    const { id, version } = moved.move;
    const latest = Math.max(version, versions.current.get(id) ?? 0);
    try {
      await submit({ ...moved, move: { ...moved.move, version: latest } });
    } finally {
      setPending((before) => before.filter((one) => one !== moved));
    }
  });
  const put = (moved: Moved) => {
    setPending((before) => [...before, moved]);
    return send(moved);
  };
  return {
    /** Where cards are shown while the server is asked, in the order in which they were dropped. */
    pending,
    to: (move: MoveRow, to: Cell) => {
      const from = { day: move.scheduledOn, vehicleId: move.vehicleId };
      void put({ move, to, from });
    },
  };
};
