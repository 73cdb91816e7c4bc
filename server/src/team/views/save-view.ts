import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { mostViews, type SavedList, type SavedView, type ViewState } from '@archway/contract/team/saved-view';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchView } from './no-such-view.ts';
import { requireList, requireSharingRight } from './require-list-right.ts';
import { addView, countOwnViews, lockView } from './view-store.ts';

type NewView = {
  readonly list: SavedList;
  readonly name: string;
  readonly shared: boolean;
  readonly state: ViewState;
};

/** Gives a way of looking at a list a name. */
export const saveView = async ({ db, actor, record }: ChangeContext, view: NewView): Promise<SavedView> => {
  requireList(actor, view.list);
  if (view.shared) requireSharingRight(actor, view.list);
  if ((await countOwnViews(db, actor.userId, view.list)) >= mostViews)
    throw fieldProblem('name', 'errors.tooMany', mostViews);
  const id = await addView(db, { ...view, ownerId: actor.userId }).catch(onTaken('saved_view_name', 'name'));
  await record({ id, name: view.name });
  const saved = await lockView(db, actor.userId, id);
  if (!saved) throw noSuchView();
  const { list: _, ...shown } = saved;
  return shown;
};
