import type { CodeIndex, IndexedPiece } from './code-index.ts';
import type { KnownLocation } from './endpoint.ts';
import type { KnownItem } from './known-codes.ts';
import { keysOfItem, keysOfLocation, keysOfPiece } from './known-keys.ts';

type Things = {
  readonly items: readonly KnownItem[];
  readonly pieces: readonly IndexedPiece[];
  readonly locations: readonly KnownLocation[];
};

/** Takes things up that were told one by one and not by pages: an index that nothing is taken from again. */
export const addThings = (index: CodeIndex, { items, pieces, locations }: Things) => {
  add(index.items, index.keys.item, items, keysOfItem);
  add(index.pieces, index.keys.piece, pieces, keysOfPiece);
  add(index.locations, index.keys.location, locations, keysOfLocation);
};

const add = <Thing extends { readonly id: string }>(
  things: Map<string, Thing>,
  keys: Map<string, string>,
  added: readonly Thing[],
  keysOf: (thing: Thing) => string[],
) => {
  for (const thing of added) {
    things.set(thing.id, thing);
    for (const key of keysOf(thing)) keys.set(key, thing.id);
  }
};
