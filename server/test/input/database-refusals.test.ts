import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { readCsv, takeAway } from '../exports.ts';
import { owner, type PersonInTest } from '../people.ts';
import { csvOf, importsOf } from '../sheets.ts';
import { useOwnTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
beforeAll(async () => {
  boss = await owner(app);
  // Rules that no code of ours knows of: as if a check had been forgotten.
  await app.sql.unsafe(`
    alter table vendor add constraint vendor_terms_short check (terms <> 'Forbidden terms');
    create unique index vendor_phone on vendor (org_id, phone) where phone <> '';
    create function refuse_notes() returns trigger language plpgsql as $$
    begin
      if new.notes = 'too large' then perform 2147483647 + length(new.notes); end if;
      if new.notes = 'not a day' then perform ('0000-01-01' || left(new.notes, 0))::date; end if;
      if new.notes = 'nothing' then new.kind := null; end if;
      if new.notes = 'nobody' then new.created_by := gen_random_uuid(); end if;
      return new;
    end $$;
    create trigger refuse_notes before insert on vendor for each row execute function refuse_notes();
    alter table import_row add constraint import_row_forgotten check (sku <> 'REFUSED-1');
    alter table item add constraint item_forgotten check (brand not like 'Refused%');`);
});
beforeEach(() => app.forgetLimits());

const gaps = () => app.logged.map((line) => JSON.parse(line)).filter(({ gap }) => gap !== undefined);

test.each([
  ['a check', { terms: 'Forbidden terms' }, '23514', { constraint: 'vendor_terms_short', table: 'vendor' }],
  ['a number that is too large', { notes: 'too large' }, '22003', {}],
  ['a day that there is not', { notes: 'not a day' }, '22008', {}],
  ['something that has to be there', { notes: 'nothing' }, '23502', { table: 'vendor', column: 'kind' }],
])(
  '%s that only the database knows is a wrong input, and is logged as a gap without what was sent',
  async (_what, facts, sqlstate, more) => {
    const name = `Secret ${sqlstate}`;
    expectProblem(await boss.post('/vendors', { name, ...facts }), 'invalid_input');
    const gap = gaps().at(-1);
    expect(gap).toMatchObject({
      level: 'warn',
      gap: { sqlstate, statement: expect.stringMatching(/insert into vendor/), ...more },
    });
    expect(JSON.stringify(gap)).not.toMatch(/Secret|Forbidden|too large/);
  },
);

test('what only the database knows to be taken or gone is a conflict, and is logged as a gap', async () => {
  expect((await boss.post('/vendors', { name: 'One', phone: '+1 503 555 0100' })).status).toBe(201);
  expectProblem(await boss.post('/vendors', { name: 'Two', phone: '+1 503 555 0100' }), 'conflict');
  expect(gaps().at(-1)).toMatchObject({ gap: { sqlstate: '23505', constraint: 'vendor_phone' } });
  expectProblem(await boss.post('/vendors', { name: 'Three', notes: 'nobody' }), 'conflict');
  expect(gaps().at(-1)).toMatchObject({ gap: { sqlstate: '23503', table: 'vendor' } });
  expect(JSON.stringify(gaps())).not.toContain('503 555');
});

test('a row that the database refuses while a sheet is checked is a row to correct; the others go on', async () => {
  const imports = importsOf(app, boss);
  await warehouseOf(boss).category('Sofas');
  const rows = Array.from({ length: 30 }, (_, at) => [
    `Sofa ${at}`,
    at === 17 ? 'REFUSED-1' : `OK-${at}`,
    'Sofas',
  ]);
  const { id } = await imports.send(csvOf(['Name', 'SKU', 'Category'], ...rows));
  const checked = await imports.check(id);
  expect([checked.state, checked.failure, checked.counts]).toEqual([
    'checked',
    null,
    { rows: 30, toAdd: 29, toChange: 0, same: 0, wrong: 1 },
  ]);
  expect(await imports.problems(id)).toEqual(['19 – errors.invalid']);
  expect((await imports.apply(id)).state).toBe('done');
  expect(await imports.items()).toHaveLength(29);
});

test('rows that the database refuses while a sheet is imported become rows to correct, and the rest can be imported', async () => {
  const person = await owner(app);
  const imports = importsOf(app, person);
  const category = await warehouseOf(person).category('Sofas');
  await warehouseOf(person).item({ name: 'Known', sku: 'K-1', categoryId: category });
  const rows = Array.from({ length: 40 }, (_, at) => [
    `Sofa ${at}`,
    `R-${at}`,
    'Sofas',
    at % 13 === 7 ? `Refused ${at}` : 'Nora',
  ]);
  const { id } = await imports.send(
    csvOf(['Name', 'SKU', 'Category', 'Brand'], ...rows, ['Known', 'K-1', 'Sofas', 'Refused too']),
  );
  expect((await imports.check(id)).counts).toMatchObject({ toAdd: 40, toChange: 1, wrong: 0 });
  const stopped = await imports.apply(id);
  expect([stopped.state, stopped.counts]).toEqual([
    'checked',
    { rows: 41, toAdd: 37, toChange: 0, same: 0, wrong: 4 },
  ]);
  expect(await imports.problems(id)).toEqual([
    '9 – errors.invalid',
    '22 – errors.invalid',
    '35 – errors.invalid',
    '42 – errors.invalid',
  ]);
  expect(await imports.items()).toHaveLength(1);
  expect((await imports.apply(id)).state).toBe('done');
  expect(await imports.items()).toHaveLength(38);
});

test('a row that cannot be written leaves its cell empty, and the file of everybody else stays whole', async () => {
  const person = await owner(app);
  const house = warehouseOf(person);
  const [broken] = [
    await house.item({ name: 'Broken' }),
    await house.item({ name: 'Whole', tags: ['hero'] }),
  ];
  const [legs, arms] = [await house.field('Legs'), await house.field('Arms')];
  await app.sql`update item set tags = '[{"not": "a word"}, 7]', custom_fields = ${app.sql.json({ [legs]: { not: 'a text' }, [arms]: 3 })}, created_at = 'infinity' where id = ${broken.id}`;
  for (const format of ['csv', 'xlsx', 'json']) {
    const { status, content } = await takeAway(app, person, '/items/export', { format, sortBy: 'name' });
    expect([format, status]).toEqual([format, 200]);
    if (format !== 'csv') continue;
    const [headings = [], first = [], second = []] = readCsv(content);
    expect(['Name', 'Tags', 'Legs'].map((heading) => first[headings.indexOf(heading)])).toEqual([
      'Broken',
      '',
      '',
    ]);
    expect(['Name', 'Tags'].map((heading) => second[headings.indexOf(heading)])).toEqual(['Whole', 'hero']);
  }
  expect(app.logged.some((line) => line.includes('a cell could not be written'))).toBe(true);
});
