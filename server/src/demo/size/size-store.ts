import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../../platform/db/db.ts';

export const findOrganizationBySlug = async (
  { sql }: AccountDb,
  userId: UserId,
  slug: string,
): Promise<OrgId | undefined> => {
  await sql`select set_config('app.person', ${userId}, true)`;
  const [found] = await sql<
    { id: OrgId }[]
  >`select id from organization where slug like ${`${slug}%`} limit 1`;
  return found?.id;
};

export const findUserByEmail = async ({ sql }: AccountDb, email: string): Promise<UserId | undefined> => {
  const [user] = await sql<{ id: UserId }[]>`select id from app_user where email = ${email}`;
  return user?.id;
};

/** Nobody waits for them, and a machine may be busy. Ends with the transaction. */
export const allowLongStatements = async ({ sql }: OrgDb) => {
  await sql`set local statement_timeout = 0`;
};

export const countItems = async ({ sql, orgId }: OrgDb): Promise<number> => {
  const [counted] = await sql<{ n: number }[]>`select count(*)::int as n from item where org_id = ${orgId}`;
  return counted?.n ?? 0;
};

const adjectives = [
  'Harlow',
  'Alder',
  'Bexley',
  'Camden',
  'Nora',
  'Tilde',
  'Wexford',
  'Otto',
  'Plinth',
  'Arden',
  'Luna',
  'Linden',
  'Sienna',
  'Marlow',
  'Pixie',
  'Ashby',
  'Hudson',
  'Fielding',
  'Dune',
  'Isfahan',
];
const nouns = [
  'Sofa',
  'Loveseat',
  'Sectional',
  'Barrel Chair',
  'Wingback',
  'Coffee Table',
  'Side Table',
  'Dining Table',
  'Dining Chair',
  'Counter Stool',
  'Queen Bed',
  'Nightstand',
  'Dresser',
  'Console',
  'Bookshelf',
  'Desk',
  'Floor Lamp',
  'Table Lamp',
  'Wool Rug',
  'Canvas',
];
const colors = [
  ['Oatmeal', 'beige'],
  ['Ivory', 'cream'],
  ['Cognac', 'brown'],
  ['Slate', 'gray'],
  ['Navy', 'blue'],
  ['Sage', 'green'],
  ['Rust', 'red'],
  ['Black', 'black'],
  ['White', 'white'],
  ['Walnut', 'brown'],
  ['Sand', 'beige'],
];

/** Who the items were bought from. */
export const addNumberedVendors = async ({ sql, orgId }: OrgDb) => {
  await sql`insert into vendor (org_id, id, name, kind)
    select ${orgId}, gen_random_uuid(), 'Vendor ' || n, 'wholesaler' from generate_series(1, 40) n`;
};

/**
 * Items numbered `from` to `to` with one piece each, made by the database itself, as different as in a warehouse: drafts,
 * things that are counted and of which there are none, pieces in repair and missing ones. The same number is always the
 * same item.
 */
export const addNumberedItems = async (
  { sql, orgId }: OrgDb,
  { from, to, by }: { from: number; to: number; by: UserId },
) => {
  const words = sql`(select ${sql.json(adjectives)}::jsonb as a, ${sql.json(nouns)}::jsonb as b, ${sql.json(colors)}::jsonb as c) w`;
  await sql`
    insert into item (org_id, id, category_id, vendor_id, name, sku, tracking, status, width, depth, height, color_name, color_family, styles, tags, room_types, brand,
      monthly_rent, purchase_cost, owned, available, in_repair, missing, shown_status, created_by)
    select ${orgId}, gen_random_uuid(), k.id, v.id, (w.a ->> (n % 20)) || ' ' || (w.b ->> ((n / 20) % 20)) || ' ' || n, 'G-' || lpad(n::text, 7, '0'), case when p.state = 'none' then 'bulk' else 'unit' end,
      case when n % 33 = 0 then 'draft' else 'active' end,
      300 + n * 37 % 2500, 200 + n * 13 % 900, 150 + n * 7 % 1900, w.c -> (n % 11) ->> 0, w.c -> (n % 11) ->> 1,
      jsonb_build_array(case n % 4 when 0 then 'Modern' when 1 then 'Coastal' when 2 then 'Traditional' else 'Mid-century' end),
      case when n % 10 = 0 then '["hero"]'::jsonb else '[]'::jsonb end,
      case n % 5 when 0 then '["living", "family"]' when 1 then '["bedroom"]' when 2 then '["dining"]' when 3 then '["office"]' else '[]' end::jsonb, 'Brand ' || n % 50,
      1000 + n * 11 % 20000, 5000 + n * 17 % 200000, (p.state <> 'none')::int, (p.state = 'available')::int, (p.state = 'in_repair')::int, (p.state = 'missing')::int,
      p.state, ${by}
    from generate_series(${from}::int, ${to}::int) n cross join ${words}
    cross join lateral (select case when n % 16 = 15 then 'none' when n % 13 = 5 then 'in_repair' when n % 29 = 7 then 'missing' else 'available' end as state) p
    left join vendor v on v.org_id = ${orgId} and v.name = 'Vendor ' || n % 41
    join (select id, row_number() over (order by name, id) - 1 as ordinal, count(*) over () as many from category where org_id = ${orgId} and deleted_at is null) k
      on k.ordinal = n % k.many`;
  await sql`
    insert into unit (org_id, id, item_id, code, custody, location_id, home_location_id, condition, acquired_on, acquisition_cost, last_seen_at, last_seen_by, created_by)
    select ${orgId}, gen_random_uuid(), i.id, i.sku, case when i.shown_status = 'available' then 'in_storage' else i.shown_status end, l.id, l.id, 'good', current_date - 100, i.purchase_cost, now(), ${by}, ${by}
    from item i join (select id, row_number() over (order by code, id) - 1 as ordinal, count(*) over () as many from storage_location where kind <> 'site' and org_id = ${orgId} and deleted_at is null) l
      on l.ordinal = substr(i.sku, 3)::int % l.many
    where i.org_id = ${orgId} and i.tracking = 'unit' and i.sku between ${`G-${String(from).padStart(7, '0')}`} and ${`G-${String(to).padStart(7, '0')}`}`;
  await sql`
    insert into scan_event (org_id, id, at, kind, item_id, unit_id, location_id, condition, by_id)
    select ${orgId}, gen_random_uuid(), now() + happened.after, happened.kind, u.item_id, u.id, u.location_id, 'good', ${by} from unit u
    join (values ('added', interval '0'), ('damaged', interval '1 second'), ('missing', interval '1 second')) happened (kind, after)
      on happened.kind = 'added' or (happened.kind, u.custody) in (('damaged', 'in_repair'), ('missing', 'missing'))
    where u.org_id = ${orgId} and u.code between ${`G-${String(from).padStart(7, '0')}`} and ${`G-${String(to).padStart(7, '0')}`}`;
};
