import type { Scanned } from '@archway/contract/inventory/scan';
import { resolveScanned } from '../../../inventory/scan/known-codes/resolve-scanned.ts';
import { isUnanswered } from '../../../platform/api/answer-rules.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { isHelper } from '../../../platform/session/helping.ts';
import { type CrewThing, knownThing } from '../known/known-things.ts';

/**
 * What was scanned: at once where the device knows it, else by asking. `unasked` is what nobody could be asked about: it is
 * recorded by its code, and looked up on arrival.
 */
export const resolveThing = async (text: string): Promise<CrewThing | 'unknown' | 'unasked'> => {
  const known = knownThing(text);
  if (known) return known;
  // A helper's device knows the codes of their move, and may not ask for others.
  if (!navigator.onLine || isHelper()) return 'unasked';
  try {
    return thingOf(await resolveScanned(text));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid_input') return 'unknown';
    if (isUnanswered(error)) return 'unasked';
    throw error;
  }
};

const thingOf = (scanned: Scanned): CrewThing => {
  switch (scanned.kind) {
    case 'unit': {
      const { unit, item } = scanned;
      const { id, code, homeLocationId } = unit;
      return { kind: 'unit', unitId: id, itemId: item.id, code, name: item.name, homeId: homeLocationId };
    }
    case 'item': {
      const { id, name, tracking } = scanned.item;
      return { kind: 'item', itemId: id, name, tracking };
    }
    case 'location':
      return { kind: 'location', id: scanned.location.id, name: scanned.location.name };
    case 'move':
      return scanned;
    default:
      return { kind: scanned.kind };
  }
};
