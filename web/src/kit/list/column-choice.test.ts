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
