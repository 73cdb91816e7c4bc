import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { readCsv, readXlsx, takeAway } from '../exports.ts';
import { owner } from '../people.ts';
import { csvOf, importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

/** What every object has without having been given it. */
const inherited = ['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__lookupGetter__'];

test('a fact named like something every object has is exported with its item, and left empty for the others', async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const customFields: Record<string, string> = {};
  for (const name of inherited) customFields[await house.field(name)] = `a ${name}`;
  await house.item({ name: 'Named', customFields });
  await house.item({ name: 'Plain' });
  for (const format of ['csv', 'xlsx', 'json']) {
    const { status, content } = await takeAway(app, boss, '/items/export', { format, sortBy: 'name' });
    expect([format, status]).toEqual([format, 200]);
    if (format === 'json') {
      const [named, plain] = JSON.parse(content.toString());
      expect(inherited.map((name) => [named[name], plain[name]])).toEqual(
        inherited.map((name) => [`a ${name}`, null]),
      );
      continue;
    }
    const [headings = [], named = [], plain = []] =
      format === 'csv' ? readCsv(content) : await readXlsx(content);
    for (const name of inherited) {
      const at = headings.indexOf(name);
      expect([name, named[at], plain[at] || null]).toEqual([name, `a ${name}`, null]);
    }
  }
});

test('a column headed like something every object has becomes a fact; a prototype does not', async () => {
  const boss = await owner(app);
  await warehouseOf(boss).category('Sofas');
  const imports = importsOf(app, boss);
  const done = await imports.run(
    csvOf(['Name', 'Category', 'toString', 'valueOf'], ['Sofa', 'Sofas', 'a', 'b']),
    {
      mapping: ['name', 'category', 'ownField', 'ownField'],
    },
  );
  expect([done.state, done.failure]).toEqual(['done', null]);
  const [item] = await imports.items();
  expect((await boss.get(`/items/${item?.['id']}`)).body.customFields).toEqual({
    [await imports.field('toString')]: 'a',
    [await imports.field('valueOf')]: 'b',
  });

  for (const heading of ['__proto__', 'constructor', 'prototype']) {
    const sent = await imports.send(csvOf(['Name', heading], ['Chair', 'x']));
    expectProblem(
      await boss.post(`/imports/${sent.id}/check`, { version: sent.version, mapping: ['name', 'ownField'] }),
      'invalid_input',
      'mapping',
    );
  }
});

test('the changes of such a fact stand in the log', async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const [first, second] = [await house.field('toString'), await house.field('valueOf')];
  const item = await house.item({ customFields: { [first]: 'a' } });
  const changed = await boss.patch(`/items/${item.id}`, { version: 1, customFields: { [second]: 'b' } });
  expect([changed.status, changed.body.customFields]).toEqual([200, { [second]: 'b' }]);
  const [entry] = (await boss.get('/audit?action=item.changed')).body.rows;
  expect(entry.details.customFields).toEqual({ from: { toString: 'a' }, to: { valueOf: 'b' } });
});
