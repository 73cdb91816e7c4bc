import type { ItemId, MoveId } from '@archway/contract/kernel/ids';
import type { MoveCodes } from '@archway/contract/moves/move-codes';
import type { OrgDb } from '../platform/db/db.ts';
import { anyOf } from '../platform/db/lists/any-of.ts';

type Rows<Name extends keyof MoveCodes> = Promise<MoveCodes[Name]>;

/** The items on a move, or those of them that are named. */
const itemsOf = ({ sql, orgId }: OrgDb, { id, only }: OfMove) => sql`
  select l.item_id from move_line l where l.org_id = ${orgId} and l.move_id = ${id} ${only ? sql`and l.item_id = ${anyOf(sql, only)}` : sql``}`;

type OfMove = { readonly id: MoveId; readonly only: readonly ItemId[] | undefined };

export const itemsOnMove = (db: OrgDb, move: OfMove): Rows<'items'> => db.sql<MoveCodes['items']>`
  select i.id, i.name, i.sku, i.tracking, i.cover_id,
    (select coalesce(string_agg(c.code, ' ' order by c.code), '') from label_code c
      where c.org_id = ${db.orgId} and c.item_id = i.id and c.status = 'active') as labels
  from item i where i.org_id = ${db.orgId} and i.id in (${itemsOf(db, move)}) order by i.id`;

/** Any piece of an item can go along in the place of another. Where one stands that is in a home, is nobody's business here. */
export const piecesForMove = (db: OrgDb, move: OfMove): Rows<'pieces'> => db.sql<MoveCodes['pieces']>`
  select u.id, u.item_id, u.code, case when l.kind <> 'site' then u.location_id end as location_id, u.home_location_id as home_id,
    concat_ws(' ', u.lifecycle, u.custody, u.condition) as state,
    (select coalesce(string_agg(c.code, ' ' order by c.code), '') from label_code c
      where c.org_id = ${db.orgId} and c.unit_id = u.id and c.status = 'active') as labels
  from unit u left join storage_location l on l.org_id = u.org_id and l.id = u.location_id
  where u.org_id = ${db.orgId} and u.lifecycle in ('active', 'lost') and u.item_id in (${itemsOf(db, move)}) order by u.item_id, u.id`;

/** Where pieces of its items stand or are at home, and what is only counted of them. */
export const binsOnMove = (db: OrgDb, move: OfMove): Rows<'locations'> => {
  const { sql, orgId } = db;
  return sql<MoveCodes['locations']>`
  with wanted as (select distinct o.item_id from (${itemsOf(db, move)}) o),
    named as (
      select u.location_id as id from unit u join wanted w on w.item_id = u.item_id where u.org_id = ${orgId}
      union select u.home_location_id from unit u join wanted w on w.item_id = u.item_id where u.org_id = ${orgId}
      union select b.location_id from bulk_balance b join wanted w on w.item_id = b.item_id where b.org_id = ${orgId})
  select s.id, s.name, s.code,
    (select coalesce(string_agg(c.code, ' ' order by c.code), '') from label_code c
      where c.org_id = ${orgId} and c.location_id = s.id and c.status = 'active') as labels
  from storage_location s join named n on n.id = s.id
  where s.org_id = ${orgId} and s.kind <> 'site' and s.deleted_at is null order by s.id`;
};

/** Those in use, the newest first. */
export const labelsOfMove = async ({ sql, orgId }: OrgDb, id: MoveId): Promise<string[]> => {
  const labels = await sql<{ code: string }[]>`
    select code from label_code where org_id = ${orgId} and move_id = ${id} and status = 'active' order by created_at desc, id desc`;
  return labels.map(({ code }) => code);
};
