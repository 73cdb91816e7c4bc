import { expect, test } from 'vitest';
import { readColumns } from './column-choice.ts';

const choice = { choosable: ['kind', 'items', 'updatedAt'], usual: ['kind', 'items'] };
const reading = { organization: 'ours', list: 'vendors', choice } as const;
const kept = (columns: unknown) => JSON.stringify({ ours: { vendors: columns } });

test('what was chosen is shown in the order of the list; what is no longer known is left out', () => {
  expect(readColumns(kept(['updatedAt', 'moon', 'kind']), reading)).toEqual(['kind', 'updatedAt']);
  expect(readColumns(kept([]), reading)).toEqual([]);
});

test.each([null, 'no json', '[]', '{"ours":3}', '{"ours":{"vendors":"all"}}', '{"theirs":{"vendors":[]}}'])(
  'where nothing can be read (%s), the usual columns are shown',
  (text) => expect(readColumns(text, reading)).toEqual(choice.usual),
);

const view = (columns: string[] | null) => ({ id: 'v1', saved: { columns } });
const both = (changed: object) =>
  JSON.stringify({ ours: { vendors: ['items'], 'vendors view': { id: 'v1', from: '', ...changed } } });

test('a view has its own columns, and the list without one has those that were chosen there', () => {
  const text = kept(['items']);
  expect(readColumns(text, { ...reading, view: view(['updatedAt']) })).toEqual(['updatedAt']);
  expect(readColumns(text, { ...reading, view: view(null) })).toEqual(choice.usual);
  expect(readColumns(text, reading)).toEqual(['items']);
});

test('what is changed of the columns of a view stays with it, until what is saved of it changes or another is opened', () => {
  const text = both({ from: 'updatedAt', columns: ['kind'] });
  expect(readColumns(text, { ...reading, view: view(['updatedAt']) })).toEqual(['kind']);
  expect(readColumns(text, { ...reading, view: view(['items', 'updatedAt']) })).toEqual([
    'items',
    'updatedAt',
  ]);
  expect(readColumns(text, { ...reading, view: { ...view(null), id: 'v2' } })).toEqual(choice.usual);
  expect(readColumns(text, reading)).toEqual(['items']);
  expect(readColumns(text, { ...reading, view: { id: 'v1' } })).toEqual(['kind']);
});
