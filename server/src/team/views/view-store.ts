import type { SavedViewId, UserId } from '@archway/contract/kernel/ids';
import type { SavedList, SavedView, ViewState } from '@archway/contract/team/saved-view';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

/** A view as one person sees it. */
const columns = (
  sql: OrgDb['sql'],
  userId: UserId,
) => sql`s.id, s.version, s.name, s.shared, s.owner_id = ${userId} as own,
  (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = s.owner_id) as owner_name,
  exists (select from default_view d where d.org_id = s.org_id and d.view_id = s.id and d.user_id = ${userId}) as is_default, s.state`;

/** Their own first, then those of others that are shared. */
export const savedViews = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  list: SavedList,
): Promise<SavedView[]> => {
  const rows = await sql<SavedView[]>`
    select ${columns(sql, userId)} from saved_view s where s.org_id = ${orgId} and s.list = ${list} and (s.owner_id = ${userId} or s.shared)
    order by s.owner_id <> ${userId}, lower(s.name), s.id`;
  return [...rows];
};

/** One that this person may see, held until the transaction ends. */
export const lockView = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  id: SavedViewId,
): Promise<(SavedView & { list: SavedList }) | undefined> => {
  const [view] = await sql<(SavedView & { list: SavedList })[]>`
    select ${columns(sql, userId)}, s.list from saved_view s
    where s.org_id = ${orgId} and s.id = ${id} and (s.owner_id = ${userId} or s.shared) for update of s`;
  return view;
};

type ViewRow = {
  readonly list: SavedList;
  readonly ownerId: UserId;
  readonly name: string;
  readonly shared: boolean;
  readonly state: ViewState;
};

export const addView = async ({ sql, orgId }: OrgDb, view: ViewRow): Promise<SavedViewId> => {
  const id = newId<SavedViewId>();
  await sql`insert into saved_view (org_id, id, list, name, owner_id, shared, state)
    values (${orgId}, ${id}, ${view.list}, ${view.name}, ${view.ownerId}, ${view.shared}, ${sql.json(view.state)})`;
  return id;
};

export const countOwnViews = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  list: SavedList,
): Promise<number> => {
  const [counted] = await sql<{ views: number }[]>`
    select count(*)::int as views from saved_view where org_id = ${orgId} and owner_id = ${userId} and list = ${list}`;
  return counted?.views ?? 0;
};

export const changeViewRow = async (
  { sql, orgId }: OrgDb,
  id: SavedViewId,
  { name, shared, state }: Pick<SavedView, 'name' | 'shared' | 'state'>,
) => {
  await sql`update saved_view set name = ${name}, shared = ${shared}, state = ${sql.json(state)} where org_id = ${orgId} and id = ${id}`;
};

/** Nobody sees first what only its owner can see. */
export const forgetDefaultsOfOthers = async ({ sql, orgId }: OrgDb, id: SavedViewId) => {
  await sql`delete from default_view d using saved_view s
    where d.org_id = ${orgId} and d.view_id = ${id} and s.org_id = ${orgId} and s.id = d.view_id and d.user_id <> s.owner_id`;
};

export const deleteView = async ({ sql, orgId }: OrgDb, id: SavedViewId) => {
  await sql`delete from saved_view where org_id = ${orgId} and id = ${id}`;
};

export const setDefaultView = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  list: SavedList,
  viewId: SavedViewId | null,
) => {
  await sql`delete from default_view where org_id = ${orgId} and user_id = ${userId} and list = ${list}`;
  if (viewId)
    await sql`insert into default_view (org_id, user_id, list, view_id) values (${orgId}, ${userId}, ${list}, ${viewId})`;
};
