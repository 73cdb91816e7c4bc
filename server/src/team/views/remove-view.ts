import type { SavedViewId } from '@archway/contract/kernel/ids';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { requireSharingRight } from './require-sharing-right.ts';
import { deleteView, lockView } from './view-store.ts';
import { noSuchView } from './with-free-name.ts';

/** Forgets a view; whoever saw it first sees the plain list again. */
export const removeView = async (db: OrgDb, actor: Actor, id: SavedViewId) => {
  const view = await lockView(db, actor.userId, id);
  if (!view) throw noSuchView();
  if (!view.own) requireSharingRight(actor);
  await deleteView(db, id);
  await record(db, actor, 'view.removed', { type: 'SavedView', id, name: view.name });
  return { ok: true as const };
};
