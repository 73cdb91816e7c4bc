import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import { isStockKind, type StockEventKind } from '@archway/contract/inventory/stock-event-kinds';
import type { EventId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { StockChange } from '../stock/stock-timeline-rules.ts';
import type { KeptEvent } from '../units/event-store.ts';
import { isUndoable } from '../units/undo-rules.ts';
import type { ArrivedEvent } from './arrived-event.ts';
import type { Things } from './find-things.ts';
import { isOnMove, matchOnMove, thingOf } from './match-on-move.ts';
import { common, itemOf, locationOf, type MatchedEvent, type Scanned, unitOf } from './match-things.ts';
import { endsOf } from './named-in.ts';
import type { KnownLocation } from './thing-store.ts';

type Undo = Extract<DeviceEvent, { kind: 'undone' }>;
type Recorded = Exclude<DeviceEvent, Undo>;
type Counted = Extract<Recorded, { kind: StockEventKind }>;
type Piece = Extract<Recorded, { kind: 'moved' | 'seen' | 'damaged' | 'missing' | 'found' }>;

export const isUndo = (event: DeviceEvent): event is Undo => event.kind === 'undone';
const isCounted = (event: Recorded): event is Counted => isStockKind(event.kind);

/** What an event is about, or why nobody can tell. */
export const matchEvent = (
  arrived: ArrivedEvent,
  event: Recorded,
  things: Things,
): MatchedEvent | ReviewReason =>
  isCounted(event)
    ? matchCounted(arrived, event, things)
    : isOnMove(event)
      ? matchOnMove(arrived, event, things)
      : matchPiece(arrived, event as Piece, things); // nothing else is recorded beside a move

const matchPiece = (arrived: ArrivedEvent, event: Piece, things: Things): MatchedEvent | ReviewReason => {
  const unit = unitOf(event, things);
  if (typeof unit === 'string') return unit;
  const location = 'locationId' in event || 'locationCode' in event ? locationOf(event, things) : null;
  if (typeof location === 'string') return location;
  return {
    arrived,
    row: {
      ...common(arrived, event),
      kind: event.kind,
      itemId: unit.itemId,
      unitId: unit.id,
      quantity: 1,
      locationId: location?.id ?? null,
      condition: 'condition' in event ? (event.condition ?? null) : null,
      undoes: null,
    },
    isAssumed: location !== null && (location.removed || !location.active),
    needs: event.kind === 'damaged' ? event.needs : undefined,
    stock: null,
  };
};

const matchCounted = (arrived: ArrivedEvent, event: Counted, things: Things): MatchedEvent | ReviewReason => {
  const item = itemOf(event, things);
  if (typeof item === 'string') return item;
  const ends = endsOf(event).map((end) => locationOf(end, things));
  const unknown = ends.find((end) => typeof end === 'string');
  if (unknown) return unknown;
  const [from, to = from] = ends as KnownLocation[]; // no other is left
  // What is only counted stands in a location that is there: nobody would find it elsewhere.
  if (!from || !to || from.removed || to.removed) return 'unknown_location';
  if (event.kind === 'transferred' && from.id === to.id) return 'malformed';
  return {
    arrived,
    row: {
      ...common(arrived, event),
      kind: event.kind,
      itemId: item.id,
      unitId: null,
      quantity: event.kind === 'counted' ? event.counted : event.quantity,
      locationId: to.id,
      condition: null,
      undoes: null,
    },
    isAssumed: !to.active,
    stock: changeOf(event, from.id, to.id),
  };
};

const changeOf = (event: Counted, fromId: StorageLocationId, toId: StorageLocationId): StockChange => {
  switch (event.kind) {
    case 'received':
      return { kind: 'received', locationId: toId, quantity: event.quantity };
    case 'transferred':
      return { kind: 'transferred', fromId, toId, quantity: event.quantity };
    case 'counted':
      return { kind: 'counted', locationId: toId, counted: event.counted };
  }
};

/** What is undone: recorded before, or with the same call. */
export type UndoTarget = Pick<
  KeptEvent,
  'id' | 'at' | 'kind' | 'itemId' | 'unitId' | 'moveId' | 'by' | 'undone'
>;

/** Why an undo cannot be recorded, `done_before` where another one did the same, or what records it. */
export const matchUndo = (
  arrived: ArrivedEvent,
  event: Undo,
  target: UndoTarget | undefined,
): MatchedEvent | ReviewReason | 'done_before' => {
  if (!target) return 'nothing_to_undo';
  if (target.undone) return 'done_before';
  if (!isUndoable(target.kind)) return 'not_undoable';
  return {
    arrived,
    row: {
      ...common(arrived, event),
      kind: 'undone',
      itemId: target.itemId,
      unitId: target.unitId,
      quantity: 1,
      locationId: null,
      condition: null,
      undoes: target.id,
      moveId: target.moveId,
    },
    isAssumed: false,
    stock: isOfStock(target)
      ? {
          kind: 'undone',
          undoes: target.id,
          undoneAt: Date.parse(target.at),
          ofCarried: target.moveId !== null,
        }
      : null,
  };
};

const isOfStock = ({ itemId, unitId, kind }: UndoTarget) =>
  itemId !== null && unitId === null && kind !== 'shorted';

/** What of an event that waits for somebody is known here. */
export const knownOf = (event: DeviceEvent | undefined, things: Things | undefined) => {
  const nothing = { unitId: null, itemId: null, locationId: null };
  if (!event || !things || event.kind === 'departed') return nothing;
  if (isUndo(event)) {
    const { unitId = null, itemId = null } = things.targets.get(event.undoes) ?? nothing;
    return { unitId, itemId, locationId: null };
  }
  const thing = isCounted(event)
    ? itemOf(event, things)
    : 'itemId' in event && !('unitId' in event && event.unitId)
      ? thingOf(event, things)
      : unitOf(event as Scanned, things);
  const location = endsOf(event)
    .map((end) => locationOf(end, things))
    .find((end) => end !== null && typeof end !== 'string');
  const found = typeof thing === 'string' ? undefined : thing;
  return {
    unitId: found && 'itemId' in found ? found.id : null,
    itemId: found ? ('itemId' in found ? found.itemId : found.id) : null,
    locationId: typeof location === 'object' ? (location?.id ?? null) : null,
  };
};

/** The event that an undo waits for: with that it is recorded by itself. */
export const waitsFor = (event: DeviceEvent | undefined, reason: ReviewReason): EventId | null =>
  event && isUndo(event) && (reason === 'nothing_to_undo' || reason === 'forbidden') ? event.undoes : null;
