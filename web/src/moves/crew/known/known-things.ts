import { findIndexed } from '@archway/contract/inventory/scan-codes/code-index';
import { ownIndex } from '../../../inventory/scan/known-codes/known-index.ts';
import type { FactFinder } from '../rules/fact-event.ts';
import { type KnownMove, knownMove } from './known-moves.ts';

/** What a crew has in hand, as far as it matters on a move. */
export type CrewThing =
  | {
      readonly kind: 'unit';
      readonly unitId: string;
      readonly itemId: string;
      readonly code: string;
      readonly name: string;
      readonly homeId: string | null;
    }
  | {
      readonly kind: 'item';
      readonly itemId: string;
      readonly name: string;
      readonly tracking: string | null;
    }
  | { readonly kind: 'location'; readonly id: string; readonly name: string }
  | { readonly kind: 'move'; readonly move: Pick<KnownMove, 'id' | 'stagingName'> }
  | { readonly kind: 'blank' }
  | { readonly kind: 'revoked' };

/** What a code leads to, at once, if this device knows. */
export const knownThing = (text: string): CrewThing | undefined => {
  const { index } = ownIndex() ?? {};
  const found = index && findIndexed(index, text);
  if (!found) {
    const move = knownMove(text);
    return move && { kind: 'move', move };
  }
  switch (found.kind) {
    case 'unit': {
      const { id, itemId, code, homeId } = found.piece;
      return { kind: 'unit', unitId: id, itemId, code, name: found.item.name, homeId };
    }
    case 'item': {
      const { id, name, tracking } = found.item;
      return { kind: 'item', itemId: id, name, tracking };
    }
    case 'location':
      return { kind: 'location', id: found.location.id, name: found.location.name };
    default:
      return { kind: found.kind };
  }
};

export const knownLocationName = (id: string) => ownIndex()?.index.locations.get(id)?.name;
export const knownPiece = (unitId: string) => ownIndex()?.index.pieces.get(unitId);
export const knownItem = (itemId: string) => ownIndex()?.index.items.get(itemId);

export const factFinder: FactFinder = {
  itemOfUnit: (unitId) => knownPiece(unitId)?.itemId,
  byCode: (code) => {
    const thing = knownThing(code);
    if (thing?.kind === 'unit') return { itemId: thing.itemId, unitId: thing.unitId };
    return thing?.kind === 'item' ? { itemId: thing.itemId, unitId: null } : undefined;
  },
};
