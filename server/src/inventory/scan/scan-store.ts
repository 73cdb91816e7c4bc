import type { ItemRow } from '@archway/contract/inventory/item';
import type { AttachTarget, Label, LabelKind } from '@archway/contract/inventory/labels/label';
import type { Scanned } from '@archway/contract/inventory/scan';
import type {
  ItemId,
  LabelId,
  MoveId,
  OrgId,
  StorageLocationId,
  UnitId,
  UserId,
} from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb, OrgDb } from '../../platform/db/db.ts';
import { itemRowColumns } from '../items/list/item-columns-store.ts';

/** Whose label this is, in the whole world. Asked before any organization is known; answers for an exact code only. */
export const findOrgOfLabel = async ({ sql }: AccountDb, code: string): Promise<OrgId | undefined> => {
  const [found] = await sql<{ orgId: OrgId | null }[]>`select org_of_label(${code}) as org_id`;
  return found?.orgId ?? undefined;
};

type ScannedLabel = {
  readonly id: LabelId;
  readonly code: string;
  readonly kind: LabelKind;
  readonly status: Label['status'];
  readonly targetId: string | null;
};

export const findScannedLabels = (
  { sql, orgId }: OrgDb,
  codes: readonly string[],
): Promise<ScannedLabel[]> => sql<ScannedLabel[]>`
  select id, code, kind, status, coalesce(unit_id, item_id, location_id, move_id) as target_id from label_code where org_id = ${orgId} and code in ${sql(codes)}`;

type Called = { readonly text: string; readonly kind: AttachTarget; readonly id: string };

/** What people call by each of these texts: a piece, else a location, else an item. */
export const findCalled = ({ sql, orgId }: OrgDb, texts: readonly string[]): Promise<Called[]> => sql<
  Called[]
>`
  select distinct on (t.text) t.text, c.kind, c.id from jsonb_array_elements_text(${sql.json(texts)}) t (text)
  cross join lateral (
    select 'unit' as kind, u.id, 1 as rank from unit u where u.org_id = ${orgId} and u.code = upper(t.text)
    union all select 'location', l.id, 2 from storage_location l where l.org_id = ${orgId} and l.code = upper(t.text) and l.deleted_at is null
    union all select 'item', i.id, 3 from item i where i.org_id = ${orgId} and i.sku_key = lower(t.text) and i.sku_key <> '' and i.deleted_at is null) c
  order by t.text, c.rank, c.id`;

type ScannedLocation = Extract<Scanned, { kind: 'location' }>['location'];

export const findScannedLocation = async (
  { sql, orgId }: OrgDb,
  id: StorageLocationId,
): Promise<ScannedLocation | undefined> => {
  const [location] = await sql<ScannedLocation[]>`
    select l.id, l.name, l.code, l.kind, l.active, l.capacity, (
      (select count(*) from unit u where u.org_id = l.org_id and u.location_id = l.id and u.lifecycle in ('active', 'lost'))
      + coalesce((select sum(b.on_hand) from bulk_balance b where b.org_id = l.org_id and b.location_id = l.id), 0))::float8 as pieces
    from storage_location l where l.org_id = ${orgId} and l.id = ${id} and l.deleted_at is null`;
  return location;
};

export const findScannedItem = async ({ sql, orgId }: OrgDb, id: ItemId): Promise<ItemRow | undefined> => {
  const [item] = await sql<{ json: ItemRow }[]>`
    select (select row_to_json(listed) from (select ${itemRowColumns(sql)}) listed) as json
    from item i join category c on c.org_id = i.org_id and c.id = i.category_id
    where i.org_id = ${orgId} and i.id = ${id} and i.deleted_at is null`;
  return item?.json;
};

type ScannedMove = Extract<Scanned, { kind: 'move' }>['move'];

export const findScannedMove = async (
  { sql, orgId }: OrgDb,
  id: MoveId,
): Promise<ScannedMove | undefined> => {
  const [move] = await sql<ScannedMove[]>`
    select v.id, v.number, v.kind, v.status, v.staging_id, s.name as staging_name
    from move v join staging s on s.org_id = v.org_id and s.id = v.staging_id where v.org_id = ${orgId} and v.id = ${id}`;
  return move;
};

type Owner = NonNullable<Extract<Scanned, { kind: 'unit' }>['belongsTo']>;

/** The next open move of others into a home that a piece was picked for, or is pinned to. */
export const findMoveOfOthers = async (
  { sql, orgId }: OrgDb,
  unitId: UnitId,
  userId: UserId,
): Promise<Owner | undefined> => {
  const [owner] = await sql<Owner[]>`
    select v.id as move_id, s.name as staging_name from (
      select l.move_id from move_line l where l.org_id = ${orgId} and l.unit_id = ${unitId}
      union select p.move_id from move_piece p where p.org_id = ${orgId} and p.unit_id = ${unitId} and p.state in ('picked', 'passed')) c
    join move v on v.org_id = ${orgId} and v.id = c.move_id and v.kind = 'in' and v.status not in ('completed', 'canceled')
    join staging s on s.org_id = ${orgId} and s.id = v.staging_id
    where not exists (select from membership m where m.org_id = ${orgId} and m.user_id = ${userId} and (m.id = v.lead_id
      or exists (select from move_crew w where w.org_id = ${orgId} and w.move_id = v.id and w.member_id = m.id)))
    order by v.scheduled_on, v.id limit 1`;
  return owner;
};

/** What the owners are told was found: the names of the thing behind a label. */
export const findFoundThing = async (
  { sql, orgId }: OrgDb,
  code: string,
): Promise<{ labelId: LabelId; name: string | null; code: string | null } | undefined> => {
  const [thing] = await sql<{ labelId: LabelId; name: string | null; code: string | null }[]>`
    select l.id as label_id, coalesce(i.name, p.name, s.name) as name,
      coalesce(u.code, nullif(i.sku, ''), p.code, '#' || v.number) as code
    from label_code l
    left join unit u on u.org_id = l.org_id and u.id = l.unit_id
    left join item i on i.org_id = l.org_id and i.id = coalesce(l.item_id, u.item_id)
    left join storage_location p on p.org_id = l.org_id and p.id = l.location_id
    left join move v on v.org_id = l.org_id and v.id = l.move_id
    left join staging s on s.org_id = v.org_id and s.id = v.staging_id
    where l.org_id = ${orgId} and l.code = ${code}`;
  return thing;
};

export const findOrganizationName = async ({
  sql,
  orgId,
}: OrgDb): Promise<{ name: string; locale: Language } | undefined> => {
  const [organization] = await sql<
    { name: string; locale: Language }[]
  >`select name, locale from organization where id = ${orgId}`;
  return organization;
};

/** The addresses of those who own the organization. */
export const findOwnerAddresses = async ({ sql, orgId }: OrgDb): Promise<string[]> => {
  const owners = await sql<{ email: string }[]>`
    select u.email from membership m join app_user u on u.id = m.user_id
    where m.org_id = ${orgId} and m.role_key = 'owner' and m.status = 'active' and u.status <> 'disabled' order by u.email`;
  return owners.map(({ email }) => email);
};
