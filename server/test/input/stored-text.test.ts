import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { owner, type PersonInTest } from '../people.ts';
import { csvOf, formOf, importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
beforeAll(async () => {
  boss = await owner(app);
});
beforeEach(() => app.forgetLimits());

/** Long enough that the last place of a cut falls into the middle of its last character. */
const upTo = (length: number) => `${'x'.repeat(length - 1)}🛋️`;

test('headings, samples and wrong cells of a sheet are cut between characters, never inside one', async () => {
  const imports = importsOf(app, boss);
  const sent = await imports.send(
    csvOf(['Name', upTo(80), 'Category', 'Width'], ['Sofa', upTo(120), 'Nowhere', upTo(119)]),
  );
  expect(sent.columns.map(({ heading }) => heading.isWellFormed())).toEqual([true, true, true, true]);
  expect(sent.columns[1]?.heading).toBe('x'.repeat(79));
  expect(sent.columns[1]?.samples).toEqual(['x'.repeat(119)]);
  const checked = await imports.check(sent.id);
  expect([checked.state, checked.failure, checked.counts?.wrong]).toEqual(['checked', null, 1]);
  const { rows } = (await boss.get(`/imports/${sent.id}/problems`)).body;
  expect(rows[0].problems.map(({ value }: { value: string }) => value)).toContain(`${'x'.repeat(118)}…`);
});

test('the name of a file is cut between characters, and keeps its ending', async () => {
  const answer = await boss.post('/imports', formOf('Name,SKU\nSofa,S-1\n', `${upTo(120)}.csv`));
  expect([answer.status, answer.body.fileName]).toEqual([201, `${'x'.repeat(116)}.csv`]);
});

const unstorable = [
  ['a NUL', 'a\u0000b'],
  ['the first half of a character', 'a\ud83d'],
  ['the second half of a character', '\udecb b'],
] as const;

test.each(unstorable)('%s in a rule of a role is a wrong field, wherever it stands', async (_what, text) => {
  const rule = { action: 'read', subject: 'Item' };
  const rules = [
    { ...rule, fields: ['name', text] },
    { ...rule, conditions: { [text]: 'x' } },
    { ...rule, conditions: { name: text } },
    { ...rule, inverted: true, reason: text },
  ];
  for (const wrong of rules) {
    const answer = await boss.post('/roles', { name: `Role ${text.length}`, rules: [wrong] });
    expect([answer.status, answer.body.errors?.[0]?.field.split('.')[0]]).toEqual([422, 'rules']);
  }
});

test.each(unstorable)('%s in the name of a field is a wrong field', async (_what, text) => {
  const item = await warehouseOf(boss).item();
  expectProblem(
    await boss.patch(`/items/${item.id}`, { version: 1, customFields: { [text]: 'x' } }),
    'invalid_input',
    'customFields',
  );
  expectProblem(
    await boss.post('/views', {
      list: 'items',
      name: 'V',
      state: { search: { [text]: 'x' }, columns: null },
    }),
    'invalid_input',
    'state.search',
  );
});

test('an address or a form with a character that cannot be stored is refused', async () => {
  for (const path of ['/items?searchQuery=a%00b', '/items?tags=a%00b', '/items?a%00b=1', '/audit?action=%00'])
    expect([path, (await boss.get(path)).status]).toEqual([path, 422]);
  for (const path of ['/items/%00', '/items/%ff', '/items/%ed%a0%80', '/items?searchQuery=%ff'])
    expect([path, (await boss.get(path)).status < 500]).toEqual([path, true]);
  const form = formOf('Name\nSofa\n', 'a\u0000b\u202e.csv');
  expect((await boss.post('/imports', form)).status).toBe(201);
  const pictures = formOf('x', 'x.zip');
  pictures.append('id', 'a\u0000b');
  expectProblem(await boss.post('/imports', pictures), 'invalid_input', 'id');
});

test('a key for repeating a call has printable characters only', async () => {
  for (const key of ['\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9', 'short', 'x'.repeat(101)])
    expectProblem(await boss.post('/categories', { name: 'K' }, { 'idempotency-key': key }), 'bad_request');
});
