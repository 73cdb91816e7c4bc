import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import type { Transfer } from './relocate-rules.ts';

type Relocation = {
  readonly to: Pick<StorageLocation, 'id' | 'name'>;
  readonly unitIds: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly note: string;
};

/** One thing that was done, how many pieces it was about, and how to take it back. */
type Done = { readonly pieces: number; readonly undo: () => Promise<unknown> };

/**
 * Moves pieces and balances to another location, one call after the other, with a way back for whatever was moved. When a call
 * fails, what was done before it stays done, is told, and can be taken back.
 */
export const useRelocate = (onMoved: () => void) => {
  const { t } = useTranslation('storage');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const takeBack = async (done: readonly Done[]) => {
    try {
      for (const each of done.toReversed()) await each.undo();
      toast(t('relocate.undone', { count: piecesOf(done) }));
    } catch (error) {
      toastProblem(error);
    }
  };

  const move = async (request: Relocation) => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    const done: Done[] = [];
    try {
      for await (const each of steps(request)) done.push(each);
      const location = isolated(request.to.name);
      toast(t('relocate.moved', { count: piecesOf(done), location }), { undo: () => void takeBack(done) });
      onMoved();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (done.length === 0) return setProblem(error);
      const words = t('relocate.partly', { count: piecesOf(done), problem: problemText(error) });
      toast(words, { tone: 'error', undo: () => void takeBack(done) });
      onMoved();
    } finally {
      setPending(false);
    }
  };
  return { move, pending, problem };
};

async function* steps({ to, unitIds, transfers, note }: Relocation): AsyncGenerator<Done> {
  if (unitIds.length > 0) {
    const { eventIds } = await api.units.move({ unitIds: [...unitIds], locationId: to.id, note });
    yield { pieces: unitIds.length, undo: () => api.units.undo({ eventIds }) };
  }
  for (const { itemId, fromId, quantity } of transfers) {
    await api.stock.transfer({ itemId, fromId, toId: to.id, quantity, note });
    yield {
      pieces: quantity,
      undo: () => api.stock.transfer({ itemId, fromId: to.id, toId: fromId, quantity }),
    };
  }
}

const piecesOf = (done: readonly Done[]) => done.reduce((sum, { pieces }) => sum + pieces, 0);
