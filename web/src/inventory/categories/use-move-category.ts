import type { Category } from '@archway/contract/inventory/category';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { positionOf, type TreePosition, withPosition } from './position-rules.ts';

type Tree = { rows: Category[] };
const listKey = queries.categories.list.queryKey();

/**
 * Puts a category elsewhere: on screen at once, then on the server, with a way back. Moves made quickly one after the
 * other are sent in that order, and the server's tree is taken up after the last of them.
 */
export const useMoveCategory = () => {
  const { t } = useTranslation('inventory/categories');
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const announce = (rows: readonly Category[], { id, parentId }: TreePosition, from: TreePosition) => {
    const nameOf = (each: string | null) => isolated(rows.find((row) => row.id === each)?.name ?? '');
    const undo = () => void move(from, false);
    if (parentId === from.parentId) toast(t('moved.order', { name: nameOf(id) }), { undo });
    else if (parentId === null) toast(t('moved.top', { name: nameOf(id) }), { undo });
    else toast(t('moved.into', { name: nameOf(id), parent: nameOf(parentId) }), { undo });
  };

  const move = async (to: TreePosition, undoable = true) => {
    const before = queryClient.getQueryData<Tree>(listKey);
    const from = before && positionOf(before.rows, to.id);
    if (!from || (from.parentId === to.parentId && from.position === to.position)) return;
    void queryClient.cancelQueries({ queryKey: listKey });
    queryClient.setQueryData<Tree>(listKey, { rows: [...withPosition(before.rows, to)] });
    waiting.current += 1;
    const sent = sending.current.then(() => api.categories.move(to));
    sending.current = sent.catch(() => undefined);
    try {
      const after = await sent;
      if (waiting.current === 1) queryClient.setQueryData<Tree>(listKey, after);
      if (undoable) announce(before.rows, to, from);
    } catch (problem) {
      if (waiting.current === 1) queryClient.setQueryData<Tree>(listKey, before);
      toastProblem(problem);
    } finally {
      waiting.current -= 1;
    }
  };
  return (to: TreePosition) => move(to);
};
