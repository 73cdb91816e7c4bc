import type { SavedViewId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchView } from './no-such-view.ts';
import { requireList, requireSharingRight } from './require-list-right.ts';
import { deleteView, lockView } from './view-store.ts';

/** Forgets a view; whoever saw it first sees the plain list again. */
export const removeView = async ({ db, actor, record }: ChangeContext, { id }: { id: SavedViewId }) => {
  const view = await lockView(db, actor.userId, id);
  if (!view) throw noSuchView();
  requireList(actor, view.list);
  if (!view.own) requireSharingRight(actor, view.list);
  await deleteView(db, id);
  await record({ id, name: view.name });
  return { ok: true as const };
};
