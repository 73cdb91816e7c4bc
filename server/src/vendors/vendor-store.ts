import { namesOf } from '@archway/contract/kernel/fields';
import type { UserId, VendorId } from '@archway/contract/kernel/ids';
import type { NewVendor, Vendor, VendorRow, VendorsQuery } from '@archway/contract/vendors/vendor';
import { vendorFields, vendorListFields } from '@archway/contract/vendors/vendor-fields';
import type * as z from 'zod';
import { changerName } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  fieldConditions,
  givenValues,
  searchedText,
  selectedText,
} from '../platform/db/lists/field-columns.ts';
import { jsonPage, type ListParts, wholeList } from '../platform/db/lists/json-page.ts';
import { listOrder, searchCondition } from '../platform/db/lists/list-order.ts';
import type { Fragment } from '../platform/db/pool.ts';
import { newId } from '../platform/ids.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof VendorsQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const listedFields = selectedText(namesOf(vendorListFields), 'v');
const allFields = selectedText(namesOf(vendorFields), 'v');
const searched = searchedText(vendorFields, 'v');

/** Beside its fields, what is known of every vendor. */
const derived = (sql: Sql) => sql`v.id, v.version,
  (select count(*)::int from item i where i.org_id = v.org_id and i.vendor_id = v.id and i.deleted_at is null) as items, v.updated_at as "updatedAt"`;

export const vendorPage = (db: OrgDb, query: Query) => jsonPage<VendorRow>(db, vendorList(db, query), query);

export const vendorRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const columns = sql`${derived(sql)}, ${sql.unsafe(allFields)}`;
  return wholeList(db, { ...vendorList(db, query), columns });
};

const vendorList = ({ sql, orgId }: OrgDb, query: Wanted): ListParts => {
  const where = sql`v.org_id = ${orgId} and v.deleted_at is null
    ${fieldConditions(sql, { table: vendorFields, query, alias: 'v' })}
    ${searchCondition(sql, searched, query.searchQuery)}`;
  return {
    columns: sql`${derived(sql)}, ${sql.unsafe(listedFields)}`,
    from: sql`vendor v`,
    where,
    order: listOrder(sql, {
      table: vendorFields,
      alias: 'v',
      query,
      others: { items: sql`items`, updatedAt: sql`v.updated_at` },
      last: sql`plain(v.name)`,
    }),
  };
};

const detail = (sql: Sql, withSpend: boolean) => sql`${derived(sql)}, ${sql.unsafe(allFields)},
  ${changerName(sql, 'v')} as "updatedBy",
  ((select count(*) ${unitsBought(sql)}) + coalesce((select sum(i.owned) ${bulkBought(sql)}), 0))::int as units, ${withSpend ? spend(sql) : sql`null`} as spend`;

/** Of pieces with codes also those that are gone again; of bulk what is on hand, because nothing else is known of it. */
const unitsBought = (sql: Sql) => sql`from unit u join item i on i.org_id = u.org_id and i.id = u.item_id
  where u.org_id = v.org_id and i.vendor_id = v.id and i.deleted_at is null`;

const bulkBought = (sql: Sql) => sql`from item i
  where i.org_id = v.org_id and i.vendor_id = v.id and i.deleted_at is null and i.tracking = 'bulk'`;

const spend = (sql: Sql) => sql`(
    coalesce((select sum(coalesce(u.acquisition_cost, i.purchase_cost)) ${unitsBought(sql)}), 0)
    + coalesce((select sum(i.purchase_cost::bigint * i.owned) ${bulkBought(sql)}), 0))::float8`;

export const findVendor = async (
  { sql, orgId }: OrgDb,
  id: VendorId,
  { withSpend }: { withSpend: boolean },
): Promise<Vendor | undefined> => {
  const [vendor] = await sql<Vendor[]>`
    select ${detail(sql, withSpend)} from vendor v where v.org_id = ${orgId} and v.id = ${id} and v.deleted_at is null`;
  return vendor;
};

type VendorFacts = z.output<typeof NewVendor>;

/** Held until the transaction ends: whoever gives it an item waits. */
export const lockVendor = async (
  { sql, orgId }: OrgDb,
  id: VendorId,
): Promise<(VendorFacts & { version: number }) | undefined> => {
  const [vendor] = await sql<(VendorFacts & { version: number })[]>`
    select v.version, ${sql.unsafe(allFields)}
    from vendor v where v.org_id = ${orgId} and v.id = ${id} and v.deleted_at is null for update`;
  return vendor;
};

export const addVendor = async (
  { sql, orgId }: OrgDb,
  row: VendorFacts & { createdBy: UserId },
): Promise<VendorId> => {
  const id = newId<VendorId>();
  await sql`
    insert into vendor (org_id, id, created_by, ${sql.unsafe(columnsText(namesOf(vendorFields)))})
    values (${orgId}, ${id}, ${row.createdBy}, ${givenValues(sql, vendorFields, row)})`;
  return id;
};

/** The vendor of this name, in whatever case, as the database compares names. */
export const findVendorNamed = async ({ sql, orgId }: OrgDb, name: string): Promise<VendorId | undefined> => {
  const [vendor] = await sql<{ id: VendorId }[]>`
    select id from vendor where org_id = ${orgId} and lower(name) = lower(${name}) and deleted_at is null`;
  return vendor?.id;
};

export const changeVendorRow = async ({ sql, orgId }: OrgDb, id: VendorId, row: VendorFacts) => {
  await sql`
    update vendor set ${assignedValues(sql, vendorFields, row)}
    where org_id = ${orgId} and id = ${id}`;
};

/** Items that were bought there, archived ones too. Asked while the vendor is held, so that the answer stays true. */
export const countVendorItems = async ({ sql, orgId }: OrgDb, id: VendorId): Promise<number> => {
  const [uses] = await sql<{ items: number }[]>`
    select count(*)::int as items from item where org_id = ${orgId} and vendor_id = ${id} and deleted_at is null`;
  return uses?.items ?? 0;
};

/** Several at once, held in the order of their ids: two that go into each other do not wait for each other. */
export const lockVendors = async (
  { sql, orgId }: OrgDb,
  ids: readonly VendorId[],
): Promise<ReadonlyMap<VendorId, { name: string }>> => {
  const rows = await sql<{ id: VendorId; name: string }[]>`
    select id, name from vendor where org_id = ${orgId} and id in ${sql(ids)} and deleted_at is null order by id for update`;
  return new Map(rows.map(({ id, name }) => [id, { name }]));
};

export const moveVendorItems = async ({ sql, orgId }: OrgDb, from: VendorId, to: VendorId | null) => {
  // In the order of their ids, as everybody locks items.
  await sql`with held as materialized (select id from item where org_id = ${orgId} and vendor_id = ${from} and deleted_at is null order by id for no key update)
    update item i set vendor_id = ${to} from held where i.org_id = ${orgId} and i.id = held.id`;
};

export const deleteVendor = async ({ sql, orgId }: OrgDb, id: VendorId) => {
  await sql`update vendor set deleted_at = now() where org_id = ${orgId} and id = ${id}`;
};

export const vendorNames = async ({ sql, orgId }: OrgDb): Promise<{ id: VendorId; name: string }[]> => [
  ...(await sql<{ id: VendorId; name: string }[]>`
    select id, name from vendor where org_id = ${orgId} and deleted_at is null order by lower(name), id`),
];
