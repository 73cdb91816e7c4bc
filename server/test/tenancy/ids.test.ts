import { beforeAll, beforeEach, expect, test } from 'vitest';
import { call, rows } from '../matrix/endpoints.ts';
import { exampleOf } from '../matrix/examples.ts';
import { makeWorld, type World } from '../matrix/world.ts';
import { useTestApp } from '../test-app.ts';

const app = useTestApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(app);
});
beforeEach(() => app.forgetLimits());

test('no column counts up: from an id nobody tells how many there are, or which is the next', async () => {
  const counted = await app.sql<{ column: string }[]>`
    select c.relname || '.' || a.attname as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like '%nextval(%')`;
  expect(counted).toEqual([]);
  expect(
    await app.sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
  ).toEqual([]);
});

test('every id is a uuid, in every table', async () => {
  const others = await app.sql`
    select table_name || '.' || column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and (column_name = 'id' or column_name like '%\\_id') and data_type <> 'uuid'
      and (table_name, column_name) <> ('audit_entry', 'request_id')`;
  expect(others).toEqual([]);
});

/** Version 7 has 74 random bits, version 4 has 122; the variant says that the bits mean what they should. */
const unguessable = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each(rows())('%s gives ids that nobody can guess', async (_name, endpoint) => {
  const person = await world.person('owner');
  const { body } = await call(person, endpoint, await exampleOf(endpoint)(world, person));
  for (const [name, id] of idsIn(body))
    expect([name, id]).toEqual([name, expect.stringMatching(unguessable)]);
});

test('two things made at the same moment have ids that differ in far more than one place', async () => {
  const person = await world.person('owner');
  const made = await Promise.all(
    Array.from({ length: 20 }, () => person.post('/storage-locations', { name: 'x', kind: 'bin' })),
  );
  const ends = made
    .map(({ body }) => BigInt(`0x${body.id.replaceAll('-', '').slice(-15)}`))
    .sort((a, b) => (a < b ? -1 : 1));
  const close = ends.filter((end, index) => index > 0 && end - ends[index - 1]! < 1_000_000n);
  expect(close).toEqual([]);
});

/** Everything an answer calls an id, however deep. */
const idsIn = (value: unknown, name = ''): [string, unknown][] => {
  if (typeof value !== 'object' || value === null)
    return /(^id|Id)$/.test(name) && value !== null && value !== undefined ? [[name, value]] : [];
  return Object.entries(value).flatMap(([key, inner]) => idsIn(inner, Array.isArray(value) ? name : key));
};
