import { expect, test } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { tableFaults } from './table-faults.ts';

const app = useTestApp();

test('every table of an organization is behind the wall', async () => {
  expect(await tableFaults(app.sql)).toEqual([]);
});

const wall = (table: string, using: string, check = using) =>
  `alter table ${table} enable row level security; alter table ${table} force row level security; create policy tenant on ${table} using (${using})${check ? ` with check (${check})` : ''};`;
const good = 'org_id = current_org()';
const sofa =
  'create table sofa (org_id uuid not null, id uuid not null, name text, primary key (org_id, id));';

test.each([
  ['a table without anything', 'create table sofa (id uuid primary key);', 'sofa has no row level security'],
  [
    'a table whose org_id can be null',
    `create table sofa (org_id uuid, id uuid primary key); ${wall('sofa', good)}`,
    'sofa has no org_id that is never null',
  ],
  [
    'a key without the organization',
    `create table sofa (org_id uuid not null, id uuid primary key); ${wall('sofa', good)}`,
    'the primary key of sofa does not begin with org_id',
  ],
  [
    'security that spares the owner',
    `${sofa} ${wall('sofa', good)} alter table sofa no force row level security;`,
    'sofa does not force row level security on its owner',
  ],
  [
    'a policy for reading only',
    `${sofa} ${wall('sofa', good, '').replace('tenant on sofa', 'tenant on sofa for select')}`,
    'sofa has no policy that holds both reading and writing to current_org()',
  ],
  [
    'a policy that checks nothing',
    `${sofa} ${wall('sofa', good, 'true')}`,
    'sofa has no policy that holds both reading and writing to current_org()',
  ],
  [
    'a policy that lets everybody in',
    `${sofa} ${wall('sofa', good)} create policy open on sofa using (true);`,
    'the policy open of sofa opens it to more than its organization',
  ],
  [
    'a policy for readers on a table that is not theirs',
    `${sofa} ${wall('sofa', good)} create policy seen on sofa for select using (true);`,
    'the policy seen of sofa opens it to more than its organization',
  ],
  [
    'writing through what people may only see',
    'create policy edit on membership for update using (user_id = current_person());',
    'the policy edit of membership opens it to more than its organization',
  ],
  [
    'a reference across organizations',
    `alter table role add constraint role_id_alone unique (id); ${sofa.replace('name text', 'name text, role_id uuid references role (id)')} ${wall('sofa', good)}`,
    'sofa_role_id_fkey of sofa points to role without org_id',
  ],
  [
    'a view that reads as its owner',
    'create view members_of_all as select * from membership;',
    'the view members_of_all reads with the rights of its owner',
  ],
  [
    'a function that acts as its owner',
    "create function peek() returns bigint language sql security definer set search_path = public as 'select count(*) from membership';",
    'peek runs with the rights of its owner',
  ],
])('%s is caught', async (_what, statements, fault) => {
  const undo = new Error('only to look');
  await expect(
    app.sql.begin(async (sql) => {
      await sql.unsafe(statements);
      expect(await tableFaults(sql as unknown as typeof app.sql)).toContain(fault); // a transaction asks like a pool
      throw undo;
    }),
  ).rejects.toBe(undo);
});
