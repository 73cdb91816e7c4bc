import { fieldProblem } from '@archway/contract/kernel/field-error';
import { mostViews, type SavedView, type ViewState } from '@archway/contract/team/saved-view';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { requireSharingRight } from './require-sharing-right.ts';
import { addView, countOwnViews, lockView } from './view-store.ts';
import { noSuchView, withFreeName } from './with-free-name.ts';

type NewView = {
  readonly list: string;
  readonly name: string;
  readonly shared: boolean;
  readonly state: ViewState;
};

/** Gives a way of looking at a list a name. */
export const saveView = async (db: OrgDb, actor: Actor, view: NewView): Promise<SavedView> => {
  if (view.shared) requireSharingRight(actor);
  if ((await countOwnViews(db, actor.userId, view.list)) >= mostViews)
    throw fieldProblem('name', 'errors.tooMany', mostViews);
  const id = await withFreeName(() => addView(db, { ...view, ownerId: actor.userId }));
  await record(db, actor, 'view.saved', { type: 'SavedView', id, name: view.name });
  const saved = await lockView(db, actor.userId, id);
  if (!saved) throw noSuchView();
  const { list: _, ...shown } = saved;
  return shown;
};
