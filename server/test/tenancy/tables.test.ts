import { describe, expect, test } from 'vitest';
import { useOwnTestApp } from '../test-app.ts';
import { tableFaults } from './table-faults.ts';

const app = useOwnTestApp();

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
    'seeing more than one’s own',
    'alter policy own on membership using (true);',
    'the policy own of membership opens it to more than its organization',
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
  expect(await faultsAfter(statements)).toContain(fault);
});

describe('each table of an organization as it is today', () => {
  /** Every way to take one stone out of the wall of a table: what is done, and what the gate must say. */
  const stones = (table: string) => {
    const key = table === 'organization' ? 'id' : 'org_id';
    const own = `${key} = (select current_org())`;
    const noPolicy = `${table} has no policy that holds both reading and writing to current_org()`;
    const again = (policy: string) =>
      `drop policy tenant on ${table}; create policy tenant on ${table} ${policy}`;
    return [
      ['its policy dropped', `drop policy tenant on ${table}`, noPolicy],
      [
        'security switched off',
        `alter table ${table} disable row level security`,
        `${table} has no row level security`,
      ],
      [
        'its owner spared',
        `alter table ${table} no force row level security`,
        `${table} does not force row level security on its owner`,
      ],
      ['no check of what is written', again(`using (${own})`), noPolicy],
      ['a check that lets all through', `alter policy tenant on ${table} with check (true)`, noPolicy],
      ['a condition that lets all be read', `alter policy tenant on ${table} using (true)`, noPolicy],
      [
        'a condition that an unset organization meets',
        `alter policy tenant on ${table} using (${own} or current_org() is null)`,
        noPolicy,
      ],
      ['a policy for reading only', again(`for select using (${own})`), noPolicy],
      ['a policy for writing only', again(`for insert with check (${own})`), noPolicy],
      [
        'one more policy beside it',
        `create policy more on ${table} using (true)`,
        `the policy more of ${table} opens it to more than its organization`,
      ],
    ] as const;
  };

  test('with any one stone of its wall taken out is caught', async () => {
    const tables = await app.sql<{ name: string; own: boolean }[]>`
      select c.relname as name, exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own') as own
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity order by 1`;
    expect(tables.length).toBeGreaterThan(5);
    const survivors: string[] = [];
    for (const { name, own } of tables) {
      for (const [what, statement, fault] of [
        ...stones(name),
        ...(own
          ? [
              [
                'everybody’s seen by everybody',
                `alter policy own on ${name} using (true)`,
                `the policy own of ${name} opens it to more than its organization`,
              ] as const,
            ]
          : []),
      ])
        if (!(await faultsAfter(statement)).includes(fault)) survivors.push(`${name} with ${what}`);
    }
    expect(survivors).toEqual([]);
  });
});

/** What the gate says once these statements were run; they are undone again. */
const faultsAfter = async (statements: string) => {
  const undo = new Error('only to look');
  let faults: string[] = [];
  await expect(
    app.sql.begin(async (sql) => {
      await sql.unsafe(statements);
      faults = await tableFaults(sql as unknown as typeof app.sql); // a transaction asks like a pool
      throw undo;
    }),
  ).rejects.toBe(undo);
  return faults;
};
