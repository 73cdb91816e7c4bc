import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { SavedViewId } from '@archway/contract/kernel/ids';
import type { SavedList } from '@archway/contract/team/saved-view';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireList } from './require-list-right.ts';
import { lockView, savedViews, setDefaultView } from './view-store.ts';

/** Chooses what one sees first when coming to a list; nothing for the plain list. */
export const chooseDefaultView = async (
  { db, actor, record }: ChangeContext,
  { list, viewId }: { readonly list: SavedList; readonly viewId: SavedViewId | null },
) => {
  requireList(actor, list);
  const view = viewId && (await lockView(db, actor.userId, viewId));
  if (viewId && view?.list !== list) throw fieldProblem('viewId', 'errors.notFound');
  await setDefaultView(db, actor.userId, list, viewId);
  await record({ id: viewId, name: view?.name ?? null });
  return { rows: await savedViews(db, actor.userId, list) };
};
