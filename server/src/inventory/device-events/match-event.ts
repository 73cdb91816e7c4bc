import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { StockChange } from '../stock/stock-timeline-rules.ts';
import type { KeptEvent, NewEvent } from '../units/event-store.ts';
import { isUndoable } from '../units/undo-rules.ts';
import type { LockedUnit } from '../units/unit-store.ts';
import type { ArrivedEvent } from './arrived-event.ts';
import type { Things } from './find-things.ts';
import type { KnownItem, KnownLocation } from './thing-store.ts';

/** An event with what it is about. */
export type MatchedEvent = {
  readonly arrived: ArrivedEvent;
  readonly row: NewEvent;
  /** The location is out of use, or gone. */
  readonly isAssumed: boolean;
  /** Of what is only counted. */
  readonly stock: StockChange | null;
};

type Undo = Extract<DeviceEvent, { kind: 'undone' }>;
type Recorded = Exclude<DeviceEvent, Undo>;
type Piece = Exclude<Recorded, { kind: 'received' | 'transferred' | 'counted' }>;
type Counted = Exclude<Recorded, Piece>;

export const isUndo = (event: DeviceEvent): event is Undo => event.kind === 'undone';
const isCounted = (event: Recorded): event is Counted =>
  event.kind === 'received' || event.kind === 'transferred' || event.kind === 'counted';

/** What an event is about, or why nobody can tell. */
export const matchEvent = (
  arrived: ArrivedEvent,
  event: Recorded,
  things: Things,
): MatchedEvent | ReviewReason =>
  isCounted(event) ? matchCounted(arrived, event, things) : matchPiece(arrived, event, things);

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
export type UndoTarget = Pick<KeptEvent, 'id' | 'at' | 'kind' | 'itemId' | 'unitId' | 'undone'>;

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
    },
    isAssumed: false,
    stock:
      target.unitId === null ? { kind: 'undone', undoes: target.id, undoneAt: Date.parse(target.at) } : null,
  };
};

const common = ({ id, at, device, by }: ArrivedEvent, { note }: DeviceEvent) => ({
  id,
  at,
  device,
  by,
  note,
});

type Scanned = { readonly code?: string | undefined };

const unitOf = (
  { unitId, code }: Scanned & { unitId?: string | undefined },
  things: Things,
): LockedUnit | ReviewReason => {
  if (unitId) return things.units.get(unitId) ?? 'unknown_piece';
  const target = things.codes.get(code ?? '');
  if (!target) return 'unknown_code';
  return target.kind === 'unit' ? (things.units.get(target.id) ?? 'unknown_piece') : 'wrong_thing';
};

const itemOf = (
  { itemId, code }: Scanned & { itemId?: string | undefined },
  things: Things,
): KnownItem | ReviewReason => {
  const target = itemId ? ({ kind: 'item', id: itemId } as const) : things.codes.get(code ?? '');
  if (!target) return 'unknown_code';
  const item = target.kind === 'item' ? things.items.get(target.id) : undefined;
  if (target.kind !== 'item') return 'wrong_thing';
  if (!item) return 'unknown_item';
  return item.tracking === 'bulk' ? item : 'wrong_thing';
};

type LocationEnd = {
  readonly locationId?: StorageLocationId | undefined;
  readonly locationCode?: string | undefined;
};

/** Null where none is named. */
const locationOf = (
  { locationId, locationCode }: LocationEnd,
  things: Things,
): KnownLocation | ReviewReason | null => {
  if (!locationId && !locationCode) return null;
  if (locationId) return things.locations.get(locationId) ?? 'unknown_location';
  const target = things.codes.get(locationCode ?? '');
  if (!target) return 'unknown_location';
  return target.kind === 'location' ? (things.locations.get(target.id) ?? 'unknown_location') : 'wrong_thing';
};

const endsOf = (event: Counted): LocationEnd[] =>
  event.kind === 'transferred'
    ? [
        { locationId: event.fromId, locationCode: event.fromCode },
        { locationId: event.toId, locationCode: event.toCode },
      ]
    : [event];

/** What of an event that waits for somebody is known here. */
export const knownOf = (event: DeviceEvent | undefined, things: Things | undefined) => {
  const nothing = { unitId: null, itemId: null, locationId: null };
  if (!event || !things || isUndo(event)) return nothing;
  const thing = isCounted(event) ? itemOf(event, things) : unitOf(event, things);
  const location = (isCounted(event) ? endsOf(event) : [event as LocationEnd])
    .map((end) => locationOf(end, things))
    .find((end) => end !== null && typeof end !== 'string');
  const found = typeof thing === 'string' ? undefined : thing;
  return {
    unitId: found && 'itemId' in found ? found.id : null,
    itemId: found ? ('itemId' in found ? found.itemId : found.id) : null,
    locationId: typeof location === 'object' ? (location?.id ?? null) : null,
  };
};

export const waitsFor = (event: DeviceEvent | undefined, reason: ReviewReason): EventId | null =>
  event && isUndo(event) && reason === 'nothing_to_undo' ? event.undoes : null;
