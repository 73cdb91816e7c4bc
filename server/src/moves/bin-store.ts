import type { ItemId, MoveId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { standing } from './pull-store.ts';

type StandingItem = {
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly locationId: StorageLocationId;
  readonly quantity: number;
};

/** Where what goes along stands in storage, and where the pieces stand that are wanted by name. */
export const standingInStorage = (db: OrgDb, id: MoveId): Promise<StandingItem[]> => db.sql<StandingItem[]>`
  with standing as (${standing(db, id)})
  select item_id, null::uuid as unit_id, location_id, sum(quantity)::int as quantity from standing group by 1, 3
  union all select s.item_id, s.unit_id, s.location_id, 1 from standing s
  where s.unit_id in (select l.unit_id from move_line l where l.org_id = ${db.orgId} and l.move_id = ${id})`;

/** Where the pieces are at home that are in the home of a job or come from it; of what is only counted, where the rest of it stands. */
export const standingAtHome = ({ sql, orgId }: OrgDb, id: MoveId): Promise<StandingItem[]> => sql<
  StandingItem[]
>`
  with wanted as (select distinct item_id, staging_id from move_line where org_id = ${orgId} and move_id = ${id}),
  mine as (select u.item_id, u.id, u.home_location_id as location_id from wanted w join unit u on u.org_id = ${orgId} and u.item_id = w.item_id
    where (u.staging_id = w.staging_id or u.move_id = ${id}) and u.home_location_id is not null)
  select item_id, null::uuid as unit_id, location_id, count(*)::int as quantity from mine group by 1, 3
  union all select u.item_id, u.id, u.home_location_id, 1 from move_line l join unit u on u.org_id = ${orgId} and u.id = l.unit_id
  where l.org_id = ${orgId} and l.move_id = ${id} and u.home_location_id is not null
  union all select b.item_id, null, b.location_id, b.on_hand from wanted w join bulk_balance b on b.org_id = ${orgId} and b.item_id = w.item_id and b.on_hand > 0
  join storage_location s on s.org_id = ${orgId} and s.id = b.location_id and s.kind <> 'site'`;

type Branch = {
  readonly id: StorageLocationId;
  readonly parentId: StorageLocationId | null;
  readonly code: string | null;
  readonly name: string;
};

/** Every location of the storage with the one it is in. */
export const branchesOfStorage = ({ sql, orgId }: OrgDb): Promise<Branch[]> =>
  sql<
    Branch[]
  >`select id, parent_id, code, name from storage_location where org_id = ${orgId} and kind <> 'site'`;
