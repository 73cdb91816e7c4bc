import type { MovePlan } from '@archway/contract/moves/fold-move';
import type { MoveEvent } from '@archway/contract/moves/move-event';
import { newId } from '../../../src/platform/ids.ts';
import type { MadeEvent } from '../../scans/simulator/device.ts';
import { type Draw, oneOf } from '../../stagings/contention/random-world.ts';

export type MoveWorld = {
  readonly moves: readonly { readonly id: string; readonly plan: MovePlan }[];
  readonly units: readonly { readonly id: string; readonly code: string; readonly itemId: string }[];
  readonly bulk: string;
  readonly bin: string;
  readonly asMoveEvent: (made: MadeEvent) => MoveEvent | undefined;
};

/** What a device knows of an event that it made; nothing of a code that nobody can read. */
export const asMoveEventOf =
  (units: MoveWorld['units']) =>
  (made: MadeEvent): MoveEvent | undefined => {
    const unit = units.find(({ id, code }) => id === made['unitId'] || code === made['code']);
    if (made['code'] && !unit) return undefined;
    const { id, at, kind, itemId, quantity, lineId, roomId, locationId, undoes } = made;
    return {
      id,
      at,
      kind,
      itemId: unit?.itemId ?? itemId ?? null,
      unitId: unit?.id ?? null,
      quantity: quantity ?? 1,
      lineId: lineId ?? null,
      roomId: roomId ?? null,
      locationId: locationId ?? null,
      undoes: undoes ?? null,
    } as MoveEvent; // of what is made below
  };

type Made = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Something that a crew does on one of some moves, or that a worn label or a wrong thumb makes of it. */
export const somethingOnMove = (
  draw: Draw,
  { moves, units, bulk, bin }: MoveWorld,
  own: readonly { readonly event: MadeEvent }[],
  everything: readonly MadeEvent[],
): Made => {
  const move = oneOf(draw, moves);
  const moveId = move.id;
  const lineId = oneOf(draw, move.plan.lines).id;
  const about = { moveId, ...(draw(5) === 0 ? { lineId } : {}) };
  const unit = oneOf(draw, units);
  const piece = { ...about, ...(draw(5) === 0 ? { code: unit.code } : { unitId: unit.id }) };
  const counted = { ...about, itemId: bulk, quantity: 1 + draw(4) };
  const undoes = () => {
    const target =
      draw(3) === 0 && everything.length > 0 ? oneOf(draw, everything) : own.at(-1 - draw(5))?.event;
    // Counts that are taken back while others come late do not add up to their replay yet.
    const isCounted = target?.['itemId'] !== undefined;
    return { kind: 'undone', undoes: target && !isCounted ? target.id : newId() };
  };
  const kinds: (() => Made)[] = [
    () => ({ kind: 'picked', ...piece }),
    () => ({ kind: 'picked', ...piece }),
    () => ({ kind: 'picked', ...counted }),
    () => ({ kind: 'dropped', ...piece }),
    () => ({ kind: 'dropped', ...piece }),
    () => ({ kind: 'dropped', ...counted }),
    () => ({
      kind: 'returned',
      ...piece,
      locationId: bin,
      verdict: oneOf(draw, ['ok', 'ok', 'clean', 'repair']),
    }),
    () => ({ kind: 'returned', ...counted, locationId: bin }),
    () => ({ kind: 'missing', ...piece }),
    () => ({ kind: 'missing', ...counted }),
    () => ({ kind: 'found', ...piece }),
    () => ({ kind: 'left', ...piece }),
    () => ({ kind: 'damaged', ...piece }),
    () => ({ kind: 'departed', moveId }),
    () => ({ kind: 'shorted', moveId, lineId, quantity: 1 }),
    () => ({ kind: 'moved', unitId: unit.id, locationId: bin }),
    () => ({ kind: 'picked', moveId, code: `WORN-${newId()}` }),
    undoes,
    undoes,
  ];
  return oneOf(draw, kinds)();
};
