import type { PhotoMoment, ReturnReason } from '@archway/contract/inventory/states';
import { type MoveEvent, type MoveEventKind, moveEventKinds } from '@archway/contract/moves/move-event';
import type { DeviceFact } from '../../../platform/outbox/outbox-entry.ts';

/** What is recorded on this device of a move. */
export type MoveFact = DeviceFact &
  Partial<
    Record<
      'moveId' | 'itemId' | 'unitId' | 'code' | 'lineId' | 'roomId' | 'locationId' | 'undoes' | 'note',
      string
    >
  > & { readonly quantity?: number; readonly taken?: PhotoMoment; readonly reason?: ReturnReason };

/** About the whole move, or a line of it. */
const ofNoPiece: ReadonlySet<MoveEventKind> = new Set([
  'undone',
  'departed',
  'shorted',
  'signed',
  'photographed',
]);

type Found = { readonly itemId: string; readonly unitId: string | null };

/** What this device knows of pieces. */
export type FactFinder = {
  readonly byCode: (code: string) => Found | undefined;
  readonly itemOfUnit: (unitId: string) => string | undefined;
};

/**
 * An event of a move from what was recorded on this device, before the server tells it back. Nothing where the device knows a
 * piece by its code only, or where it is about something else. A clock that is behind is set right by the latest contact.
 */
export const eventOfFact = (fact: MoveFact, find: FactFinder): MoveEvent | undefined => {
  const kind = moveEventKinds.find((each) => each === fact.kind);
  if (!kind) return undefined;
  const at = fact.after && Date.parse(fact.after) > Date.parse(fact.at) ? fact.after : fact.at;
  const event = {
    id: fact.id,
    at,
    kind,
    itemId: fact.itemId ?? null,
    unitId: fact.unitId ?? null,
    quantity: fact.quantity ?? 1,
    lineId: fact.lineId ?? null,
    roomId: fact.roomId ?? null,
    locationId: fact.locationId ?? null,
    undoes: fact.undoes ?? null,
  };
  if (ofNoPiece.has(kind)) return event;
  if (fact.unitId) {
    const itemId = find.itemOfUnit(fact.unitId);
    return itemId === undefined ? undefined : { ...event, itemId };
  }
  if (fact.itemId) return event;
  const found = find.byCode(fact.code ?? '');
  return found && { ...event, ...found };
};
