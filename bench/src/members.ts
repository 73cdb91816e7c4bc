import postgres from 'postgres';

export type DatabaseAddress = { host: string; port: number };

const openAsOwner = (address: DatabaseAddress) =>
  postgres({ ...address, user: 'postgres', database: 'archway', onnotice: () => {} });

/** Twenty organizations with members; the first one is the organization whose owner makes the calls. */
export const seedMembers = async (
  address: DatabaseAddress,
  orgId: string,
  { organizations = 20, members = 100 } = {},
) => {
  const sql = openAsOwner(address);
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
