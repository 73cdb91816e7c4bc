import { conditions, damages } from '@archway/contract/inventory/states';
import { newId } from '../../../src/platform/ids.ts';
import { type Draw, oneOf } from '../../stagings/contention/random-world.ts';
import type { Device, MadeEvent } from './device.ts';

export type ScanWorld = {
  readonly units: readonly { readonly id: string; readonly code: string }[];
  readonly bins: readonly string[];
  readonly bulk: readonly string[];
};

/** Something that a person with a phone does, or that a worn label makes of it. */
export const makeSomething = (
  draw: Draw,
  device: Device,
  world: ScanWorld,
  everything: readonly MadeEvent[],
) => {
  const unit = oneOf(draw, world.units);
  const piece = draw(5) === 0 ? { code: unit.code } : { unitId: unit.id };
  const [locationId, other] = [oneOf(draw, world.bins), oneOf(draw, world.bins)];
  const itemId = oneOf(draw, world.bulk);
  switch (draw(20)) {
    case 0:
      return device.make({ kind: 'seen', ...piece, condition: oneOf(draw, conditions) });
    case 1:
      return device.make({
        kind: 'damaged',
        ...piece,
        condition: oneOf(draw, damages),
        note: 'A leg is off',
      });
    case 2:
      return device.make({ kind: 'missing', ...piece });
    case 3:
      return device.make({ kind: 'found', ...piece, ...(draw(2) ? { locationId } : {}) });
    case 4:
    case 5:
      return undo(draw, device, everything);
    case 6:
    case 7:
      return device.make({ kind: 'received', itemId, locationId, quantity: 1 + draw(9) });
    case 8:
    case 9:
      return other === locationId
        ? device.make({ kind: 'seen', ...piece })
        : device.make({
            kind: 'transferred',
            itemId,
            fromId: locationId,
            toId: other,
            quantity: 1 + draw(6),
          });
    case 10:
      return device.make({ kind: 'counted', itemId, locationId, counted: draw(20) });
    case 11:
      return draw(3) === 0
        ? device.make({ kind: 'seen', code: `WORN-${newId()}` })
        : device.make({ kind: 'moved', ...piece, locationId: newId() });
    case 12:
      return draw(3) === 0
        ? device.make({ kind: 'flown' })
        : device.make({ kind: 'moved', ...piece, locationId });
    default:
      return device.make({ kind: 'moved', ...piece, locationId });
  }
};

/** Mostly of what the same phone made just now; also of what another one made, which may not have arrived. */
const undo = (draw: Draw, device: Device, everything: readonly MadeEvent[]) => {
  const own = device.made.at(-1 - draw(5))?.event;
  const target = draw(3) === 0 && everything.length > 0 ? oneOf(draw, everything) : own;
  return device.make({ kind: 'undone', undoes: target?.id ?? newId() });
};
