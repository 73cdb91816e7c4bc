import postgres from 'postgres';

export type Place = { host: string; port: number };

/** The product's own list of members, as one prepared statement, for a server that does nothing else. */
export const membersSql = `
  select m.id, m.version, m.user_id, u.first_name, u.last_name, u.email, u.phone, m.role_key as role, coalesce(r.name, m.role_key) as role_name,
    m.status, m.title, m.colour, m.joined_at, m.last_seen_at, count(*) over ()::int as total
  from membership m join app_user u on u.id = m.user_id left join role r on r.org_id = m.org_id and r.id = m.role_id
  where m.org_id = $1 and m.status <> 'left'
  order by lower(u.first_name), lower(u.last_name), m.id limit $2 offset $3`;

const openAsOwner = (place: Place) =>
  postgres({ ...place, user: 'postgres', database: 'archway', onnotice: () => {} });

/** Twenty organizations with members; the first one is the organization whose owner makes the calls. */
export const seedMembers = async (
  place: Place,
  orgId: string,
  { organizations = 20, members = 100 } = {},
) => {
  const sql = openAsOwner(place);
  await sql.unsafe(`
    insert into organization (id, name, slug, company_type, company_size, settings)
      select gen_random_uuid(), 'Bench ' || n, 'bench-' || n, 'other', '1', '{}' from generate_series(2, ${organizations}) n;
    insert into app_user (id, email, first_name, last_name)
      select gen_random_uuid(), 'bench' || n || '@bench.test', 'First' || n, 'Last' || n from generate_series(1, ${organizations * members}) n`);
  await sql`
    with people as (select id, row_number() over (order by email) as n from app_user where email like 'bench%'),
      orgs as (select id, row_number() over (order by (id = ${orgId}) desc, slug) - 1 as n from organization)
    insert into membership (org_id, id, user_id, role_key)
    select orgs.id, gen_random_uuid(), people.id, 'crew' from people join orgs on orgs.n = people.n % ${organizations}`;
  await sql`analyze`;
  await sql.end();
};
