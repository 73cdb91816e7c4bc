import { beforeAll, beforeEach, expect, test } from 'vitest';
import { colleague, owner, type PersonInTest } from '../../../../test/people.ts';
import { csvOf, importsOf } from '../../../../test/sheets.ts';
import { useOwnTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  boss = await owner(app);
  imports = importsOf(app, boss);
  await warehouseOf(boss).category('Sofas');
  await warehouseOf(boss).bin({ name: 'Aisle A', code: 'A-1' });
});
beforeEach(() => app.forgetLimits());

test('canceled at any step, an import leaves nothing and is not taken up again', async () => {
  const items = await imports.items();
  const file = csvOf(['Name', 'SKU', 'Category'], ['Never', 'N-1', 'Sofas']);
  const [first, second, third] = [
    await imports.send(file),
    await imports.send(file),
    await imports.send(file),
  ];
  await imports.startCheck(second.id);
  await imports.check(third.id);
  await imports.startApply(third.id);
  for (const { id } of [first, second, third]) {
    const answer = await boss.post(`/imports/${id}/cancel`, {});
    expect([answer.status, answer.body.state]).toEqual([200, 'canceled']);
  }
  await app.work();
  for (const { id } of [first, second, third]) expect((await imports.get(id)).state).toBe('canceled');
  expect(await imports.items()).toEqual(items);
  for (const table of ['import_part', 'import_row'])
    expect(
      await app.sql`select 1 from ${app.sql(table)} where import_id in ${app.sql([first.id, second.id, third.id])}`,
    ).toEqual([]);
});

test('two people who import the same at once make nothing twice: the second is shown what is there now', async () => {
  const sam = await colleague(app, boss, 'admin');
  const others = importsOf(app, sam);
  const file = csvOf(['Name', 'SKU', 'Category'], ['Shared', 'S-1', 'Sofas'], ['Shared too', 'S-2', 'Sofas']);
  const [one, two] = [await imports.send(file), await others.send(file)];
  await imports.check(one.id);
  await others.check(two.id);
  await imports.startApply(one.id);
  await others.startApply(two.id);
  await app.work();
  await app.work();
  const states = [await imports.get(one.id), await others.get(two.id)];
  expect(states.map(({ state }) => state).sort()).toEqual(['checked', 'done']);
  expect(states.find(({ state }) => state === 'checked')).toMatchObject({
    failure: 'moved_on',
    counts: { toAdd: 0, same: 2 },
  });
  expect((await imports.items()).filter(({ sku }) => /^S-/.test(String(sku)))).toHaveLength(2);
  expect((await boss.get('/audit?action=import.failed')).body.rows).toMatchObject([
    { subjectId: states.find(({ state }) => state === 'checked')?.id, actor: null },
  ]);
});

test('what fails while it is applied leaves nothing, and the log says that it failed', async () => {
  const { id } = await imports.send(csvOf(['Name', 'SKU', 'Category'], ['Cursed', 'X-1', 'Sofas']));
  await imports.check(id);
  // Not a value that does not fit, which would be a row to correct: the database itself fails.
  await app.sql`create function curse() returns trigger language plpgsql as $$ begin raise exception 'cursed'; end $$`;
  await app.sql`create trigger curse before insert on item for each row when (new.name = 'Cursed') execute function curse()`;
  try {
    expect(await imports.apply(id)).toMatchObject({ state: 'failed', failure: 'internal' });
  } finally {
    await app.sql`drop function curse cascade`;
  }
  expect((await imports.items()).filter(({ sku }) => sku === 'X-1')).toEqual([]);
  const { rows } = (await boss.get('/audit?action=import.failed')).body;
  expect(rows[0]).toMatchObject({ subjectId: id, subjectName: 'items.csv', actor: null });
});

test('a server that dies in the middle leaves nothing, and another one finishes the work', async () => {
  const rows = Array.from({ length: 3000 }, (_, n) => [`Many ${n}`, `M-${n}`, 'Sofas', 1, 'A-1']);
  const { id } = await imports.send(csvOf(['Name', 'SKU', 'Category', 'Qty', 'Location'], ...rows));
  await imports.check(id);
  await imports.startApply(id);
  const many = () => app.sql`select 1 from item where sku like 'M-%'`;
  let [cut, over] = [0, false];
  const cutting = (async () => {
    while (cut === 0 && !over)
      cut = (
        await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = 'archway_app' and query ~ '^\\s*insert into item \\(' and state = 'active'`
      ).length;
  })();
  await app.work();
  over = true;
  await cutting;
  expect(cut).toBeGreaterThan(0);
  expect([(await many()).length, (await imports.get(id)).state]).toEqual([0, 'applying']);

  app.pass(120);
  await app.jobs['wake-imports']({});
  await app.work();
  expect([(await many()).length, (await imports.get(id)).state]).toEqual([3000, 'done']);
  const [counted] =
    await app.sql`select sum(n)::int as tallied, (select count(*)::int from item where org_id = ${boss.user.activeOrganization!.id} and deleted_at is null) as there
    from item_tally where org_id = ${boss.user.activeOrganization!.id} and facet = ''`;
  expect(counted?.['tallied']).toBe(counted?.['there']);
});

test('two weeks later it is gone with all its rows and files, but not while somebody works on it', async () => {
  const sheet = csvOf(['Name', 'SKU', 'Category'], ['Late', 'L-1', 'Sofas']);
  const [done, busy] = [await imports.send(sheet), await imports.send(`${sheet}\n`)];
  await imports.check(done.id);
  await app.sql`update import set state = 'checking' where id = ${busy.id}`;
  const left = async () => [
    (await app.sql`select 1 from import where id in (${done.id}, ${busy.id})`).length,
    (await app.sql`select 1 from import_row where import_id = ${done.id}`).length,
    (await app.sql`select 1 from import_part where import_id = ${done.id}`).length,
  ];
  await app.jobs.sweep({});
  expect(await left()).toEqual([2, 1, 1]);
  await app.sql`update kept_import set until = until - interval '15 days'`;
  await app.jobs.sweep({});
  expect(await left()).toEqual([1, 0, 0]);
  await app.sql`update import set state = 'canceled' where id = ${busy.id}`;
  await app.jobs.sweep({});
  expect(await left()).toEqual([0, 0, 0]);
  expect((await app.sql`select 1 from kept_import where import like ${`%/${busy.id}`}`).length).toBe(0);
});
