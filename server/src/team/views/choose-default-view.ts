import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { SavedViewId } from '@archway/contract/kernel/ids';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { lockView, savedViews, setDefaultView } from './view-store.ts';

/** Chooses what one sees first when coming to a list; nothing for the plain list. */
export const chooseDefaultView = async (
  db: OrgDb,
  actor: Actor,
  { list, viewId }: { readonly list: string; readonly viewId: SavedViewId | null },
) => {
  const view = viewId && (await lockView(db, actor.userId, viewId));
  if (viewId && view?.list !== list) throw fieldProblem('viewId', 'errors.notFound');
  await setDefaultView(db, actor.userId, list, viewId);
  await record(db, actor, 'view.default-set', { type: 'SavedView', id: viewId, name: view?.name ?? null });
  return { rows: await savedViews(db, actor.userId, list) };
};
