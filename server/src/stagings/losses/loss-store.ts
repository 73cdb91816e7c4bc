import type { Custody, Lifecycle } from '@archway/contract/inventory/states';
import type { ItemId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import type { Held } from '@archway/contract/stagings/promises/find-yielding';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf, idsInOrder } from '../../platform/db/lists/any-of.ts';

/** A piece as it would stand. */
export type PieceThen = {
  readonly id: UnitId;
  readonly itemId: ItemId;
  readonly lifecycle: Lifecycle;
  readonly custody: Custody;
};

export type Usability = {
  readonly id: UnitId;
  readonly itemId: ItemId;
  /** Whether it could be promised now, and then. */
  readonly isUsable: boolean;
  readonly staysUsable: boolean;
};

/** What would become of pieces for whoever promises them, by the rule of the database. */
export const usabilityOf = ({ sql, orgId }: OrgDb, pieces: readonly PieceThen[]): Promise<Usability[]> => sql<
  Usability[]
>`
  select u.id, u.item_id, is_usable(${orgId}, u.id, u.lifecycle, u.custody) as is_usable,
    is_usable(${orgId}, u.id, n.lifecycle, n.custody) as stays_usable
  from jsonb_to_recordset(${sql.json([...pieces])}) as n (id uuid, lifecycle text, custody text)
  join unit u on u.org_id = ${orgId} and u.id = n.id order by u.id`;

/** A promise that could be lost. */
export type AtStake = Held & {
  readonly itemId: ItemId;
  readonly unitCode: string | null;
  readonly stagingId: StagingId;
  readonly number: number;
  readonly name: string;
  readonly installOn: string;
  readonly endsOn: string;
};

/** What is firmly promised of these items from a day on. */
export const promisesAtStake = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  day: string,
): Promise<AtStake[]> => sql<AtStake[]>`
  select r.id as "reservationId", r.item_id, r.unit_id, u.code as unit_code, r.status, r.quantity, r.starts_on::text as from, r.ends_on::text as to,
    s.id as staging_id, s.number, s.name, s.install_on::text, s.held_until::text as ends_on
  from reservation r join staging s on s.org_id = r.org_id and s.id = r.staging_id left join unit u on u.org_id = r.org_id and u.id = r.unit_id
  where r.org_id = ${orgId} and r.status in ('firm', 'out') and r.item_id = ${anyOf(sql, itemIds)}
    and r.ends_on > ${day}::date
  order by r.starts_on, r.id`;

/** How many of each item the jobs of homes would let go without these pieces. */
export const goneFromHomes = async (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  gone: readonly UnitId[],
): Promise<{ itemId: ItemId; stagingId: StagingId; quantity: number }[]> =>
  gone.length === 0
    ? []
    : sql`
  select n.id as item_id, g.staging_id, g.quantity from ${idsInOrder(sql, itemIds)}
  cross join lateral gone_from_homes(${orgId}, n.id, array(select jsonb_array_elements_text(${sql.json([...gone])})::uuid)) g`;

export type HomeOfPieces = {
  readonly stagingId: StagingId;
  readonly number: number;
  readonly name: string;
  readonly pieces: number;
};

/** In whose homes how many of these pieces are. */
export const homesOf = ({ sql, orgId }: OrgDb, unitIds: readonly UnitId[]): Promise<HomeOfPieces[]> => sql<
  HomeOfPieces[]
>`
  select s.id as staging_id, s.number, s.name, count(*)::int as pieces
  from unit u join staging s on s.org_id = u.org_id and s.id = u.staging_id
  where u.org_id = ${orgId} and u.id = ${anyOf(sql, unitIds)} and u.custody = 'on_site' group by s.id, s.number, s.name order by s.number`;
