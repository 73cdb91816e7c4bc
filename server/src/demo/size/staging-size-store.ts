import type { ItemId, StagingId, UserId } from '@archway/contract/kernel/ids';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../../platform/db/db.ts';

export const countStagings = async ({ sql, orgId }: OrgDb): Promise<number> => {
  const [counted] = await sql<
    { n: number }[]
  >`select count(*)::int as n from staging where org_id = ${orgId}`;
  return counted?.n ?? 0;
};

/** Items of which one can be promised, in the order in which they were made. */
export const promisableItems = ({ sql, orgId }: OrgDb): Promise<{ id: ItemId; category: string }[]> =>
  sql<{ id: ItemId; category: string }[]>`
    select i.id, c.name as category from item i join category c on c.org_id = i.org_id and c.id = i.category_id
    where i.org_id = ${orgId} and i.deleted_at is null and i.status = 'active' and i.tracking = 'unit' and cap_of(i) = 1 order by i.sku`;

/** Whom the stagings are for, and where they are. */
export const addNumberedParties = async (
  { sql, orgId }: OrgDb,
  { clients, properties }: { clients: number; properties: number },
) => {
  await sql`insert into client (org_id, id, name, kind, company, email)
    select ${orgId}, gen_random_uuid(), 'Client ' || n, (array['agent', 'brokerage', 'homeowner', 'builder', 'investor'])[1 + n % 5],
      case when n % 3 = 0 then 'Company ' || n else '' end, 'client' || n || '@size.test' from generate_series(1, ${clients}::int) n`;
  await sql`insert into property (org_id, id, address, city, state, zip, latitude, longitude, type, bedrooms)
    select ${orgId}, gen_random_uuid(), (100 + n) || ' ' || (array['Maple', 'Oak', 'Alder', 'Cedar', 'Birch', 'Linden', 'Elm'])[1 + n % 7] || ' St', 'Portland', 'OR',
      (97200 + n % 80)::text, 45.4 + (n % 200) / 1000.0, -122.8 + (n % 300) / 1000.0, (array['house', 'condo', 'townhouse'])[1 + n % 3], 1 + n % 5
    from generate_series(1, ${properties}::int) n`;
};

export type NumberedStaging = {
  readonly id: StagingId;
  readonly number: number;
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  /** How its pieces are held. */
  readonly promise: string;
};

/**
 * Stagings with eight rooms and their lines and promises, of each as many as there are items for it. The database judges
 * every promise as it does anybody's.
 */
export const addNumberedStagings = async (
  { sql, orgId }: OrgDb,
  stagings: readonly NumberedStaging[],
  { itemIds, lines, by }: { itemIds: readonly ItemId[]; lines: number; by: UserId },
) => {
  // Each promise is checked by the same statements: to plan them anew for each would take most of the time.
  await sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`;
  const rows = sql.json(stagings.map((staging, nth) => ({ ...staging, nth })));
  const given = sql`jsonb_to_recordset(${rows}) as n (nth int, id uuid, number int, status text, "installOn" date, "endsOn" date, promise text)`;
  await sql`insert into staging (org_id, id, number, name, type, status, client_id, property_id, designer_id, install_on, ends_on, held_until, term_days, monthly_amount, auto_renew, created_by)
    select ${orgId}, n.id, n.number, p.address, (array['vacant', 'occupied', 'partial', 'vacant', 'model_home'])[1 + n.number % 5], n.status, c.id, p.id, m.id,
      n."installOn", n."endsOn", n."endsOn", n."endsOn" - n."installOn", 100000 + n.number * 37 % 300000, n.number % 4 = 0, ${by}
    from ${given}
    join (select id, row_number() over (order by name, id) - 1 as ordinal, count(*) over () as many from client where org_id = ${orgId}) c on c.ordinal = n.number % c.many
    join (select id, address, row_number() over (order by address, id) - 1 as ordinal, count(*) over () as many from property where org_id = ${orgId}) p on p.ordinal = n.number % p.many
    left join (select id from membership where org_id = ${orgId} order by joined_at, id limit 1) m on n.number % 3 > 0`;
  await sql`insert into design (org_id, id, staging_id, number, status, created_by) select ${orgId}, gen_random_uuid(), n.id, 1, 'approved', ${by} from ${given}`;
  await sql`insert into staging_room (org_id, id, staging_id, name, room_type, position, created_by)
    select ${orgId}, gen_random_uuid(), n.id, 'Room ' || r, (array['living', 'dining', 'kitchen', 'primary_bedroom', 'bedroom', 'bath', 'office', 'entry'])[r], r, ${by}
    from ${given} cross join generate_series(1, 8) r`;
  await sql`insert into design_line (org_id, id, staging_id, design_id, room_id, item_id, quantity, position, created_by)
    select ${orgId}, gen_random_uuid(), n.id, d.id, r.id, i.id::uuid, 1, i.nth, ${by}
    from jsonb_array_elements_text(${sql.json([...itemIds])}) with ordinality i (id, nth)
    join ${given} on n.nth = (i.nth - 1) / ${lines}::int
    join design d on d.org_id = ${orgId} and d.staging_id = n.id
    join staging_room r on r.org_id = ${orgId} and r.staging_id = n.id and r.position = 1 + i.nth % 8`;
  await sql`insert into reservation (org_id, id, staging_id, line_id, item_id, quantity, starts_on, ends_on, lead_days, rest_days, status, created_by)
    select ${orgId}, gen_random_uuid(), n.id, l.id, l.item_id, 1, n."installOn" - 1, n."endsOn" + 2,
      case when n.promise <> 'soft' then 1 end, case when n.promise <> 'soft' then 2 end, n.promise, ${by}
    from ${given} join design_line l on l.org_id = ${orgId} and l.staging_id = n.id`;
  await sql`insert into code_counter (org_id, kind, last) values (${orgId}, 'staging', ${Math.max(...stagings.map(({ number }) => number))})
    on conflict (org_id, kind) do update set last = excluded.last`;
};

/** Lets the database look how large these tables have become. */
export const analyzeStagings = async ({ sql }: OrgDb) => {
  await sql`select learn_staging_sizes()`;
};

/** Items of which more is promised on some day than there is. */
export const overPromised = async ({ sql, orgId }: OrgDb): Promise<number> => {
  const [found] = await sql<{ n: number }[]>`
    select count(*)::int as n from (
      select d.item_id, sum(d.change) over (partition by d.item_id order by d.day, d.change) as taken from (
        select r.item_id, r.starts_on as day, r.quantity as change from reservation r where r.org_id = ${orgId} and r.status in ('firm', 'out')
        union all select r.item_id, r.ends_on, -r.quantity from reservation r where r.org_id = ${orgId} and r.status in ('firm', 'out')) d) t
    join item i on i.org_id = ${orgId} and i.id = t.item_id where t.taken > cap_of(i)`;
  return found?.n ?? 0;
};
