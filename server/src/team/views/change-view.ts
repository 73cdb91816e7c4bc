import { problem } from '@archway/contract/kernel/api/problem';
import type { SavedViewId } from '@archway/contract/kernel/ids';
import type { SavedView, ViewState } from '@archway/contract/team/saved-view';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchView } from './no-such-view.ts';
import { requireList, requireSharingRight } from './require-list-right.ts';
import { changeViewRow, forgetDefaultsOfOthers, lockView } from './view-store.ts';

type ViewChange = {
  readonly id: SavedViewId;
  readonly version: number;
  readonly name?: string | undefined;
  readonly shared?: boolean | undefined;
  readonly state?: ViewState | undefined;
};

/** Renames a view, saves it anew, shares it or takes it back. Only its owner takes it back. */
export const changeView = async (
  { db, actor, record }: ChangeContext,
  { id, version, ...change }: ViewChange,
): Promise<SavedView> => {
  const before = await lockView(db, actor.userId, id);
  if (!before) throw noSuchView();
  requireList(actor, before.list);
  requireVersion(before, version);
  const wanted = {
    name: change.name ?? before.name,
    shared: change.shared ?? before.shared,
    state: change.state ?? before.state,
  };
  if (before.shared || wanted.shared) requireSharingRight(actor, before.list);
  if (!before.own && !wanted.shared)
    throw problem('forbidden', 'Only the person who shared a view can stop sharing it.');
  await changeViewRow(db, id, wanted).catch(onTaken('saved_view_name', 'name'));
  if (before.shared && !wanted.shared) await forgetDefaultsOfOthers(db, id);
  await record(
    { id, name: wanted.name },
    differences<Pick<SavedView, 'name' | 'shared'>>(before, wanted, ['name', 'shared']),
  );
  const after = await lockView(db, actor.userId, id);
  if (!after) throw noSuchView();
  const { list: _, ...shown } = after;
  return shown;
};
