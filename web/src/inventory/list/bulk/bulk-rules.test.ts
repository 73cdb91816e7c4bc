import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryInverse, fitFor, priceAfter, statusInverse, tagsInverse, tagsOf } from './bulk-rules.ts';

type Row = Parameters<typeof tagsInverse>[0][number];
const row = (id: string, more: Partial<Record<keyof Row, unknown>> = {}) =>
  ({ id, categoryId: 'sofas', tags: [], status: 'active', ...more }) as Row; // ids are branded in the contract

test('only items in use can be archived; drafts and archived ones can be taken into use', () => {
  const rows = [row('a'), row('b', { status: 'draft' }), row('c', { status: 'archived' })];
  const ids = (list: readonly Row[]) => list.map(({ id }) => String(id));
  expect(ids(fitFor(rows, 'archived').fit)).toEqual(['a']);
  expect(ids(fitFor(rows, 'archived').stay)).toEqual(['b', 'c']);
  expect(ids(fitFor(rows, 'active').fit)).toEqual(['b', 'c']);
});

test('items go back to the category each came from', () => {
  const rows = [row('a'), row('b', { categoryId: 'chairs' }), row('c'), row('d', { categoryId: 'lamps' })];
  expect(categoryInverse(rows, 'lamps' as Row['categoryId'])).toEqual([
    { ids: ['a', 'c'], categoryId: 'sofas' },
    { ids: ['b'], categoryId: 'chairs' },
  ]);
});

test('archiving is taken back, taking a draft into use is not', () => {
  expect(statusInverse([row('a'), row('b')], 'archived')).toEqual([{ ids: ['a', 'b'], status: 'active' }]);
  expect(statusInverse([row('a', { status: 'archived' }), row('b', { status: 'draft' })], 'active')).toEqual(
    [],
  );
});

describe('tags', () => {
  test('that an item had already stay when adding is undone', () => {
    const rows = [row('a', { tags: ['New'] }), row('b'), row('c')];
    expect(tagsInverse(rows, ['new', 'summer'], [])).toEqual([
      { ids: ['a'], removeTags: ['summer'] },
      { ids: ['b', 'c'], removeTags: ['new', 'summer'] },
    ]);
  });

  test('come back as they were written', () => {
    expect(tagsInverse([row('a', { tags: ['New', 'Oak'] }), row('b')], [], ['new'])).toEqual([
      { ids: ['a'], addTags: ['New'] },
    ]);
  });

  test('are the same afterwards, whatever was added and removed', () => {
    const word = fc.constantFrom('oak', 'New', 'summer', 'Sale', 'rug');
    const words = fc.uniqueArray(word, { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 5 }),
        words,
        words,
        (tagLists, added, removed) => {
          const rows = tagLists.map((tags, index) => row(String(index), { tags }));
          const after = new Map(rows.map((each) => [each.id, changed(each.tags, added, removed)]));
          for (const { ids, addTags = [], removeTags = [] } of tagsInverse(rows, added, removed))
            for (const id of ids) after.set(id, changed(after.get(id) ?? [], addTags, removeTags));
          for (const { id, tags } of rows)
            expect([...(after.get(id) ?? [])].sort()).toEqual([...tags].sort());
        },
      ),
    );
  });

  test('in use are listed once, the most frequent first', () => {
    expect(tagsOf([{ tags: ['Oak', 'new'] }, { tags: ['oak'] }, { tags: [] }])).toEqual([
      { value: 'Oak', count: 2 },
      { value: 'new', count: 1 },
    ]);
  });
});

test('prices are rounded to the minor unit', () => {
  expect(priceAfter(14_000, 10)).toBe(15_400);
  expect(priceAfter(999, -33)).toBe(669);
  expect(priceAfter(5, 10)).toBe(6);
});

/** What the server does: those there were without the named ones, then the added ones. */
const changed = (tags: readonly string[], added: readonly string[], removed: readonly string[]) => {
  const dropped = [...added, ...removed].map((tag) => tag.toLowerCase());
  return [...tags.filter((tag) => !dropped.includes(tag.toLowerCase())), ...added];
};
