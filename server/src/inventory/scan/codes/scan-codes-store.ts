import type { UnitState } from '@archway/contract/inventory/fold-unit';
import type { KnownLocation } from '@archway/contract/inventory/scan-codes/endpoint';
import type { KnownItem } from '@archway/contract/inventory/scan-codes/known-codes';
import type { OrgDb } from '../../../platform/db/db.ts';

/** A moment of one database: transactions from `next` on had not begun, and those that run had not ended. */
export type Moment = {
  readonly database: string;
  readonly next: string;
  readonly running: readonly string[];
};

export const findMoment = async ({ sql }: OrgDb): Promise<Moment> => {
  const [moment] = await sql<Moment[]>`
    select database_name() as database, pg_snapshot_xmax(now)::text as next,
      coalesce((select json_agg(number::text) from pg_snapshot_xip(now) number), '[]') as running
    from pg_current_snapshot() now`;
  if (!moment) throw new Error('A function that answers one value has one row.');
  return moment;
};

/** The moment since which changes are told; null: everything is. */
export type Since = Omit<Moment, 'database'> | null;

/** Whether a row was written by a transaction that had not ended at that moment, whenever it ended. */
const unseen = ({ sql }: OrgDb, column: string, { next, running }: NonNullable<Since>) =>
  sql`(${sql(column)} >= ${next}::bigint or ${sql(column)} = any (string_to_array(${running.join()}, ',')::bigint[]))`;

/** Whether so many things changed that everything, read by its keys, takes less than that. */
export const isTooMuch = async (db: OrgDb, since: NonNullable<Since>, most: number): Promise<boolean> => {
  const { sql, orgId } = db;
  const [counted] = await sql<{ yes: boolean }[]>`
    select count(*) > ${most} as yes from (
      (select from unit where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} limit ${most + 1})
      union all (select from item where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} limit ${most + 1})
      union all (select from label_code where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} limit ${most + 1})
    ) changed`;
  return counted?.yes ?? false;
};

/** An item, alone or with one of its pieces. */
export type ThingRow = KnownItem & {
  readonly isGone: boolean;
  readonly unitId: string | null;
  readonly unitCode: string | null;
  readonly unitLabels: string;
  readonly homeId: string | null;
} & Pick<UnitState, 'locationId' | 'lifecycle' | 'custody' | 'condition'>;

export type ThingCursor = { readonly itemId: string; readonly code: string };

export type MovedRow = { readonly code: string } & Pick<
  UnitState,
  'locationId' | 'lifecycle' | 'custody' | 'condition'
>;

export type LabelRow = { readonly code: string; readonly isBlank: boolean };

/** Items, each alone or with one of its pieces, in the order of their ids and of the codes of pieces. */
export const findThings = (db: OrgDb, since: Since, after: ThingCursor | undefined, most: number) => {
  const { sql, orgId } = db;
  return sql<ThingRow[]>`
    select i.id, i.name, i.sku, i.tracking, i.category_id, i.cover_id, i.color_family, i.color_hex, i.deleted_at is not null as is_gone,
      (select coalesce(string_agg(l.code, ' ' order by l.code), '') from label_code l where l.org_id = ${orgId} and l.item_id = i.id and l.status = 'active') as labels,
      u.id as unit_id, u.code as unit_code, u.location_id, u.home_location_id as home_id, u.lifecycle, u.custody, u.condition,
      (select coalesce(string_agg(l.code, ' ' order by l.code), '') from label_code l where l.org_id = ${orgId} and l.unit_id = u.id and l.status = 'active') as unit_labels
    from ${since === null ? everything(db, after, most) : described(db, since)}
    ${after ? sql`where i.id >= ${after.itemId} and (i.id > ${after.itemId} or u.code > ${after.code})` : sql``}
    order by i.id, u.code nulls first limit ${most}`;
};

/** Each item has a row at least, so that no more of them are needed; their pieces are looked up item by item. */
const everything = ({ sql, orgId }: OrgDb, after: ThingCursor | undefined, most: number) => sql`(
    select * from item where org_id = ${orgId} and deleted_at is null ${after ? sql`and id >= ${after.itemId}` : sql``} order by id limit ${most + 1}
  ) i left join lateral (select * from unit where org_id = ${orgId} and item_id = i.id order by code offset 0) u on true`;

/** What is known of them has changed, or the labels that lead to them. */
const described = (db: OrgDb, since: NonNullable<Since>) => {
  const { sql, orgId } = db;
  return sql`(
    select id as item_id, null::uuid as unit_id from item where org_id = ${orgId} and ${unseen(db, 'changed_in', since)}
    union select item_id, null from label_code where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} and item_id is not null
    union select item_id, id from unit where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} and ${unseen(db, 'described_in', since)}
    union select labeled.item_id, labeled.id from label_code l join unit labeled on labeled.org_id = ${orgId} and labeled.id = l.unit_id
      where l.org_id = ${orgId} and ${unseen(db, 'l.changed_in', since)}
  ) t join item i on i.org_id = ${orgId} and i.id = t.item_id left join unit u on u.org_id = ${orgId} and u.id = t.unit_id`;
};

/** Pieces of which something changed that events write, in the order of their codes. Those that `findThings` tells are not among them. */
export const findMoved = (db: OrgDb, since: NonNullable<Since>, after: string, most: number) => {
  const { sql, orgId } = db;
  return sql<MovedRow[]>`
    select code, location_id, lifecycle, custody, condition from unit
    where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} and not ${unseen(db, 'described_in', since)} and code > ${after}
    order by code limit ${most}`;
};

export const findLocations = (db: OrgDb, since: Since) => {
  const { sql, orgId } = db;
  return sql<(KnownLocation & { isGone: boolean })[]>`
    select l.id, l.parent_id, l.name, l.code, l.kind, l.active, l.capacity, l.deleted_at is not null as is_gone,
      (select coalesce(sum(b.on_hand), 0)::int from bulk_balance b where b.org_id = ${orgId} and b.location_id = l.id and b.on_hand > 0) as bulk,
      (select coalesce(string_agg(c.code, ' ' order by c.code), '') from label_code c where c.org_id = ${orgId} and c.location_id = l.id and c.status = 'active') as labels
    from storage_location l where l.org_id = ${orgId} and l.kind <> 'site'
      ${since === null ? sql`and l.deleted_at is null` : sql`and l.id in (${changedLocations(db, since)})`} order by l.id`;
};

const changedLocations = (db: OrgDb, since: NonNullable<Since>) => {
  const { sql, orgId } = db;
  return sql`
    select id from storage_location where org_id = ${orgId} and ${unseen(db, 'changed_in', since)}
    union select location_id from label_code where org_id = ${orgId} and ${unseen(db, 'changed_in', since)} and location_id is not null
    union select location_id from bulk_balance where org_id = ${orgId} and ${unseen(db, 'changed_in', since)}`;
};

/** Labels that lead to nothing, by their codes. Pieces are never removed, and a label of one whose item was is looked at where it is scanned. */
export const findIdleLabels = (db: OrgDb, since: Since, after: string, most: number) => {
  const { sql, orgId } = db;
  return sql<LabelRow[]>`
    select c.code, c.status = 'active' and c.kind = 'blank' as is_blank from label_code c
    left join item i on i.org_id = ${orgId} and i.id = c.item_id
    left join storage_location p on p.org_id = ${orgId} and p.id = c.location_id
    where c.org_id = ${orgId} and c.code > ${after}
      and (c.status = 'revoked' or c.kind = 'blank' or i.deleted_at is not null or p.deleted_at is not null)
      ${since === null ? sql`` : sql`and c.id in (${changedLabels(db, since)})`} order by c.code limit ${most}`;
};

const changedLabels = (db: OrgDb, since: NonNullable<Since>) => {
  const { sql, orgId } = db;
  return sql`
    select id from label_code where org_id = ${orgId} and ${unseen(db, 'changed_in', since)}
    union select l.id from item t join label_code l on l.org_id = ${orgId} and l.item_id = t.id where t.org_id = ${orgId} and ${unseen(db, 't.changed_in', since)}
    union select l.id from storage_location t join label_code l on l.org_id = ${orgId} and l.location_id = t.id where t.org_id = ${orgId} and ${unseen(db, 't.changed_in', since)}`;
};
