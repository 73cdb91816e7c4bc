import { categoryFields } from '@archway/contract/inventory/category-fields';
import type { UnitEvent, UnitState } from '@archway/contract/inventory/fold-unit';
import { itemFields } from '@archway/contract/inventory/item-fields';
import type { Tracking } from '@archway/contract/inventory/states';
import { unitFields } from '@archway/contract/inventory/unit-fields';
import type { Fields, ValuesOf } from '@archway/contract/kernel/fields/fields';
import type {
  CategoryId,
  EventId,
  ItemId,
  StorageLocationId,
  UnitId,
  UserId,
  VendorId,
} from '@archway/contract/kernel/ids';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import type { OrgDb } from '../../platform/db/db.ts';
import { recordTexts } from '../../platform/db/lists/field-columns.ts';

const vendor = recordTexts(vendorFields);
const category = recordTexts(categoryFields);
const item = recordTexts(itemFields);
const unit = recordTexts(unitFields);

/** Where the demo's pieces are kept, by code. */
export const demoLocationsByCode = async ({ sql, orgId }: OrgDb): Promise<Map<string, StorageLocationId>> => {
  const locations = await sql<
    { id: StorageLocationId; code: string }[]
  >`select id, code from storage_location where org_id = ${orgId} and code is not null and deleted_at is null`;
  return new Map(locations.map(({ id, code }) => [code, id]));
};

/** What the demo does not say of a field is as new ones have it. */
type GivenValues<Table extends Fields, Name extends keyof Table> = Partial<ValuesOf<Table>> &
  Pick<ValuesOf<Table>, Name>;

type VendorValues = GivenValues<typeof vendorFields, 'name'> & { id: VendorId };

export const addDemoVendors = async ({ sql, orgId }: OrgDb, vendors: readonly VendorValues[], by: UserId) => {
  await sql`insert into vendor (org_id, id, created_by, ${sql.unsafe(vendor.columns)})
    select ${orgId}, n.id, ${by}, ${sql.unsafe(vendor.values)}
    from jsonb_to_recordset(${sql.json([...vendors])}) as n (id uuid, ${sql.unsafe(vendor.record)})`;
};

export type CategoryValues = GivenValues<typeof categoryFields, 'name' | 'parentId'> & {
  id: CategoryId;
  position: number;
};

export const addDemoCategories = async (
  { sql, orgId }: OrgDb,
  categories: readonly CategoryValues[],
  by: UserId,
) => {
  await sql`insert into category (org_id, id, position, created_by, ${sql.unsafe(category.columns)})
    select ${orgId}, n.id, n.position, ${by}, ${sql.unsafe(category.values)}
    from jsonb_to_recordset(${sql.json([...categories])}) as n (id uuid, position int, ${sql.unsafe(category.record)})`;
};

export type ItemValues = GivenValues<typeof itemFields, 'name' | 'categoryId'> & {
  id: ItemId;
  tracking: Tracking;
  createdAt: string;
};

export const addDemoItems = async ({ sql, orgId }: OrgDb, items: readonly ItemValues[], by: UserId) => {
  await sql`insert into item (org_id, id, tracking, created_at, updated_at, created_by, ${sql.unsafe(item.columns)})
    select ${orgId}, n.id, n.tracking, n."createdAt", n."createdAt", ${by}, ${sql.unsafe(item.values)}
    from jsonb_to_recordset(${sql.json([...items])}) as n (id uuid, tracking text, "createdAt" timestamptz, ${sql.unsafe(item.record)})`;
};

export type UnitValues = UnitState & GivenValues<typeof unitFields, 'code'> & { id: UnitId; itemId: ItemId };

export const addDemoUnits = async ({ sql, orgId }: OrgDb, units: readonly UnitValues[], by: UserId) => {
  await sql`insert into unit (org_id, id, item_id, lifecycle, custody, condition, location_id, last_seen_at, last_seen_by, created_by, ${sql.unsafe(unit.columns)})
    select ${orgId}, n.id, n."itemId", n.lifecycle, n.custody, n.condition, n."locationId", n."lastSeenAt", n."lastSeenBy", ${by}, ${sql.unsafe(unit.values)}
    from jsonb_to_recordset(${sql.json([...units])}) as n (id uuid, "itemId" uuid, lifecycle text, custody text, condition text, "locationId" uuid,
      "lastSeenAt" timestamptz, "lastSeenBy" uuid, ${sql.unsafe(unit.record)})`;
  await sql`insert into code_counter (org_id, kind, last) values (${orgId}, 'unit', ${units.length})`;
};

export type EventValues = Omit<UnitEvent, 'kind' | 'undoes'> & {
  kind: UnitEvent['kind'] | 'received';
  itemId: ItemId;
  unitId: UnitId | null;
  quantity: number;
  note: string;
};

export const addDemoEvents = async ({ sql, orgId }: OrgDb, events: readonly EventValues[]) => {
  await sql`insert into scan_event (org_id, id, at, recorded_at, kind, item_id, unit_id, quantity, location_id, condition, note, by_id)
    select ${orgId}, n.id, n.at, n.at, n.kind, n."itemId", n."unitId", n.quantity, n."locationId", n.condition, n.note, n.by
    from jsonb_to_recordset(${sql.json([...events])}) as n (id uuid, at timestamptz, kind text, "itemId" uuid, "unitId" uuid, quantity int, "locationId" uuid,
      condition text, note text, by uuid)`;
};

/** What came in, as the ledger holds it: one line for each event of bulk pieces. */
export const carryDemoStock = async ({ sql, orgId }: OrgDb) => {
  await sql`insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta, recorded_at)
    select e.org_id, gen_random_uuid(), e.item_id, e.location_id, e.id, e.quantity, e.at from scan_event e where e.org_id = ${orgId} and e.kind = 'received'`;
};

export type OrderValues = {
  itemId: ItemId;
  unitId: UnitId;
  eventId: EventId;
  note: string;
  openedAt: string;
};

export const addDemoWorkOrders = async (
  { sql, orgId }: OrgDb,
  orders: readonly OrderValues[],
  by: UserId,
) => {
  await sql`insert into work_order (org_id, id, item_id, unit_id, event_id, kind, note, opened_at, created_at, created_by)
    select ${orgId}, gen_random_uuid(), n."itemId", n."unitId", n."eventId", 'repair', n.note, n."openedAt", n."openedAt", ${by}
    from jsonb_to_recordset(${sql.json([...orders])}) as n ("itemId" uuid, "unitId" uuid, "eventId" uuid, note text, "openedAt" timestamptz)`;
};
