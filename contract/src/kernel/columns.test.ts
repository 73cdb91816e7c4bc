import { expect, test } from 'vitest';
import { packColumns, unpackColumns } from './columns.ts';

const digits = (many: number) =>
  Array.from({ length: many }, () => Math.floor(Math.random() * 16).toString(16)).join('');
const anId = () => [8, 4, 4, 4, 12].map(digits).join('-');

const kinds = { id: 'ids', name: 'texts', where: 'repeated' } as const;

test('rows that were packed are the same when they are unpacked, in any order and however alike', () => {
  for (let round = 0; round < 50; round += 1) {
    const ids = Array.from({ length: round }, anId);
    if (round % 2 === 0) ids.sort();
    const rows = [...ids, ...ids.slice(-1)].map((id, nth) => ({
      id: nth % 7 === 0 ? `01932b0a-7c11-7${id.slice(15)}` : id,
      name: nth % 3 === 0 ? '' : `Chaise “${id.slice(0, 3)}”, \\ "2"`,
      where: nth % 4 === 0 ? null : `bay ${nth % 5}`,
    }));
    expect(unpackColumns(kinds, packColumns(kinds, rows))).toEqual(rows);
  }
});
