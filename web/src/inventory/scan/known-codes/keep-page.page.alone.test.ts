import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { CodesDatabase } from './codes-database.ts';
import { keepPage, progressOf } from './keep-page.ts';

const ada = { owner: 'ada larkspur', rights: '[1]' };
const page = {
  token: '1.10',
  isWhole: true,
  next: null,
  locations: [],
  blank: ['0123456789'],
  retired: [],
  gone: [],
} as unknown as Parameters<typeof keepPage>[2]; // of which nothing is read here

test.each([
  ['another member', { ...ada, owner: 'bob larkspur' }],
  ['another organization', { ...ada, owner: 'ada quist' }],
  ['the same member with other rights', { ...ada, rights: '[]' }],
])('whatever codes lead to is gone before %s is written of', async (_who, next) => {
  const database = new CodesDatabase();
  await database.open();
  const kept = await keepPage(database, await progressOf(database, ada), page, 100);
  expect(kept).toMatchObject({ ...ada, asOf: 100 });
  expect(await progressOf(database, ada), 'the same goes on').toEqual(kept);
  expect(await progressOf(database, next)).toEqual(next);
  expect(await database.pages.count()).toBe(0);
  expect(
    await keepPage(database, kept ?? ada, page, 200),
    'and what was on its way is not kept',
  ).toBeUndefined();
  expect(await database.pages.count()).toBe(0);
  await database.delete();
});
