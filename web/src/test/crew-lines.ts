import { foldMove } from '@archway/contract/moves/fold-move';
import type { MoveEvent, MoveEventKind } from '@archway/contract/moves/move-event';
import type { MoveKind } from '@archway/contract/moves/states';
import type { CrewLine } from '../moves/crew/rules/crew-line.ts';

let nth = 0;
/** A second after the one before it. */
export const event = (kind: MoveEventKind, more: Partial<MoveEvent> = {}): MoveEvent => {
  nth += 1;
  return {
    id: `e${String(nth).padStart(5, '0')}`,
    at: new Date(Date.UTC(2026, 4, 1) + nth * 1000).toISOString(),
    kind,
    itemId: 'chair',
    unitId: null,
    quantity: 1,
    lineId: null,
    roomId: null,
    locationId: null,
    undoes: null,
    ...more,
  };
};
/** Two chairs for the dining room, unless more is said. */
export const line = (id: string, more: Partial<CrewLine> = {}) =>
  ({
    id,
    itemId: 'chair',
    unitId: null,
    roomId: 'dining',
    roomName: 'Dining room',
    planned: 2,
    itemName: 'Chair',
    tracking: 'unit',
    bins: [],
    units: [],
    ...more,
  }) as CrewLine;
/** Lines with what they have come to. */
export const lines = (kind: MoveKind, plan: readonly CrewLine[], ...events: MoveEvent[]): CrewLine[] =>
  foldMove({ kind, lines: plan }, events).map((folded) => ({
    ...(plan.find(({ id }) => id === folded.id) ?? line(folded.id)),
    ...folded,
  }));
