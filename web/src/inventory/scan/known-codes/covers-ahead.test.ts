import { expect, test } from 'vitest';
import { coversAhead } from './covers-ahead.ts';

test('pictures are fetched ahead of the items with the most pieces, and of no more than a phone has room for', () => {
  const items = ['lamp', 'sofa', 'rug', 'bare'].map((id) => ({
    id,
    coverId: id === 'bare' ? null : `cover of ${id}`,
  }));
  const pieces = ['sofa', 'bare', 'sofa', 'rug', 'bare', 'bare'].map((itemId, at) => ({
    id: `${at}`,
    itemId,
  }));
  const byId = (things: { id: string }[]) => new Map(things.map((thing) => [thing.id, thing]));
  const index = { items: byId(items), pieces: byId(pieces) } as never; // what the rule reads of them
  expect(coversAhead(index)).toEqual(['cover of sofa', 'cover of rug', 'cover of lamp']);
  expect(coversAhead(index, 2)).toEqual(['cover of sofa', 'cover of rug']);
});
