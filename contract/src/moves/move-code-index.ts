import { addThings } from '../inventory/scan-codes/add-things.ts';
import { type CodeIndex, makeCodeIndex } from '../inventory/scan-codes/code-index.ts';
import type { MoveCodes } from './move-codes.ts';

/** What codes lead to on one move, to look them up in. */
export const indexOfMove = ({ items, pieces, locations }: MoveCodes): CodeIndex => {
  const index = makeCodeIndex();
  addThings(index, {
    items: items.map((item) => ({ ...item, categoryId: null, colorFamily: null, colorHex: null })),
    pieces,
    locations: locations.map((one) => ({
      ...one,
      parentId: null,
      kind: 'bin' as const,
      active: true,
      capacity: null,
      bulk: 0,
    })),
  });
  return index;
};
