import type { UnitEvent, UnitState } from '@archway/contract/inventory/fold-unit';
import type { NewItem } from '@archway/contract/inventory/item';
import type {
  CategoryId,
  EventId,
  ItemId,
  StorageLocationId,
  UnitId,
  UserId,
  VendorId,
} from '@archway/contract/kernel/ids';
import type { Vendor } from '@archway/contract/vendors/vendor';
import type { OrgDb } from '../../platform/db/db.ts';

/** Where the demo's pieces are kept, by code. */
export const demoLocationsByCode = async ({ sql, orgId }: OrgDb): Promise<Map<string, StorageLocationId>> => {
  const locations = await sql<
    { id: StorageLocationId; code: string }[]
  >`select id, code from storage_location where org_id = ${orgId} and code is not null and deleted_at is null`;
  return new Map(locations.map(({ id, code }) => [code, id]));
};

type VendorValues = Pick<Vendor, 'name' | 'kind' | 'email' | 'phone' | 'website' | 'terms' | 'contacts'> & {
  id: VendorId;
};

export const addDemoVendors = async ({ sql, orgId }: OrgDb, vendors: readonly VendorValues[], by: UserId) => {
  await sql`insert into vendor (org_id, id, name, kind, email, phone, website, terms, contacts, created_by)
    select ${orgId}, n.id, n.name, n.kind, n.email, n.phone, n.website, n.terms, n.contacts, ${by}
    from jsonb_to_recordset(${sql.json([...vendors])}) as n (id uuid, name text, kind text, email text, phone text, website text, terms text, contacts jsonb)`;
};

export type CategoryValues = {
  id: CategoryId;
  parentId: CategoryId | null;
  name: string;
  icon: string;
  color: string;
  position: number;
};

export const addDemoCategories = async (
  { sql, orgId }: OrgDb,
  categories: readonly CategoryValues[],
  by: UserId,
) => {
  await sql`insert into category (org_id, id, parent_id, name, icon, color, position, created_by)
    select ${orgId}, n.id, n."parentId", n.name, n.icon, n.color, n.position, ${by}
    from jsonb_to_recordset(${sql.json([...categories])}) as n (id uuid, "parentId" uuid, name text, icon text, color text, position int)`;
};

export type ItemValues = Pick<
  NewItem,
  | 'name'
  | 'sku'
  | 'tracking'
  | 'categoryId'
  | 'vendorId'
  | 'description'
  | 'width'
  | 'depth'
  | 'height'
  | 'colorName'
  | 'colorFamily'
  | 'colorHex'
  | 'materials'
  | 'styles'
  | 'roomTypes'
  | 'tags'
  | 'brand'
  | 'monthlyRent'
  | 'purchaseCost'
  | 'replacementCost'
  | 'packMethod'
  | 'fragile'
  | 'twoPerson'
> & { id: ItemId; createdAt: string };

export const addDemoItems = async ({ sql, orgId }: OrgDb, items: readonly ItemValues[], by: UserId) => {
  await sql`insert into item (org_id, id, category_id, vendor_id, name, sku, tracking, description, width, depth, height, color_name, color_family, color_hex,
      materials, styles, room_types, tags, brand, monthly_rent, purchase_cost, replacement_cost, pack_method, fragile, two_person, created_at, updated_at, created_by)
    select ${orgId}, n.id, n."categoryId", n."vendorId", n.name, n.sku, n.tracking, n.description, n.width, n.depth, n.height, n."colorName", n."colorFamily",
      n."colorHex", n.materials, n.styles, n."roomTypes", n.tags, n.brand, n."monthlyRent", n."purchaseCost", n."replacementCost", n."packMethod", n.fragile,
      n."twoPerson", n."createdAt", n."createdAt", ${by}
    from jsonb_to_recordset(${sql.json([...items])}) as n (id uuid, "categoryId" uuid, "vendorId" uuid, name text, sku text, tracking text, description text,
      width int, depth int, height int, "colorName" text, "colorFamily" text, "colorHex" text, materials jsonb, styles jsonb, "roomTypes" jsonb, tags jsonb,
      brand text, "monthlyRent" int, "purchaseCost" int, "replacementCost" int, "packMethod" text, fragile boolean, "twoPerson" boolean, "createdAt" timestamptz)`;
};

export type UnitValues = UnitState & {
  id: UnitId;
  itemId: ItemId;
  code: string;
  homeLocationId: StorageLocationId;
  acquiredOn: string;
  acquisitionCost: number;
};

export const addDemoUnits = async ({ sql, orgId }: OrgDb, units: readonly UnitValues[], by: UserId) => {
  await sql`insert into unit (org_id, id, item_id, code, lifecycle, custody, condition, location_id, home_location_id, last_seen_at, last_seen_by, acquired_on,
      acquisition_cost, created_by)
    select ${orgId}, n.id, n."itemId", n.code, n.lifecycle, n.custody, n.condition, n."locationId", n."homeLocationId", n."lastSeenAt", n."lastSeenBy",
      n."acquiredOn", n."acquisitionCost", ${by}
    from jsonb_to_recordset(${sql.json([...units])}) as n (id uuid, "itemId" uuid, code text, lifecycle text, custody text, condition text, "locationId" uuid,
      "homeLocationId" uuid, "lastSeenAt" timestamptz, "lastSeenBy" uuid, "acquiredOn" date, "acquisitionCost" int)`;
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
