import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { LockedUnit } from '../units/unit-store.ts';
import type { ArrivedEvent } from './arrived-event.ts';
import type { Things } from './find-things.ts';
import type { KnownMove } from './lock-store.ts';
import { common, itemOf, locationOf, type MatchedEvent, type Scanned, unitOf } from './match-things.ts';
import type { KnownItem, KnownLocation } from './thing-store.ts';

type Undo = Extract<DeviceEvent, { kind: 'undone' }>;
type Named = Extract<Exclude<DeviceEvent, Undo>, { moveId?: unknown }>;
export type OnMove = Named & { readonly moveId: NonNullable<Named['moveId']> };
type OfWhole = Extract<OnMove, { kind: 'departed' | 'signed' | 'photographed' }>;
type Carried = Exclude<OnMove, OfWhole | { kind: 'shorted' }>;

export const isOnMove = (event: DeviceEvent): event is OnMove =>
  event.kind !== 'undone' && 'moveId' in event && event.moveId !== undefined;

/** About the whole move, whatever is on it. */
const isOfWhole = (event: OnMove): event is OfWhole =>
  event.kind === 'departed' || event.kind === 'signed' || event.kind === 'photographed';

/** What an event of a move is about, or why nobody can tell. */
export const matchOnMove = (
  arrived: ArrivedEvent,
  event: OnMove,
  things: Things,
): MatchedEvent | ReviewReason => {
  const move = things.moves.get(event.moveId);
  if (!move) return 'unknown_move';
  const base = {
    ...common(arrived, event),
    moveId: move.id,
    stagingId: move.stagingId,
    locationId: null,
    condition: null,
    undoes: null,
  };
  if (isOfWhole(event))
    return {
      arrived,
      row: {
        ...base,
        kind: event.kind,
        itemId: null,
        unitId: null,
        quantity: 1,
        ...(event.kind === 'photographed' ? { roomId: event.roomId ?? null, taken: event.taken } : {}),
      },
      isAssumed: false,
      stock: null,
    };
  const named = { ...base, roomId: event.roomId ?? null, lineId: event.lineId ?? null };
  return event.kind === 'shorted'
    ? matchShorted(arrived, event, named, things)
    : matchCarried(arrived, event, { ...named, move }, things);
};

type Base = Pick<
  MatchedEvent['row'],
  | 'id'
  | 'at'
  | 'note'
  | 'by'
  | 'moveId'
  | 'stagingId'
  | 'roomId'
  | 'lineId'
  | 'locationId'
  | 'condition'
  | 'undoes'
>;

const matchShorted = (
  arrived: ArrivedEvent,
  event: Extract<OnMove, { kind: 'shorted' }>,
  base: Base,
  things: Things,
): MatchedEvent | ReviewReason => {
  const lines = things.lines.filter(({ moveId }) => moveId === event.moveId);
  const line = lines.find(({ id, itemId }) => (event.lineId ? id === event.lineId : itemId === event.itemId));
  const item = things.items.get(event.itemId ?? line?.itemId ?? '');
  if (!item) return 'unknown_item';
  return {
    arrived,
    row: {
      ...base,
      kind: 'shorted',
      itemId: item.id,
      unitId: null,
      quantity: event.quantity,
      lineId: event.lineId ?? line?.id ?? null,
    },
    isAssumed: false,
    stock: null,
  };
};

const matchCarried = (
  arrived: ArrivedEvent,
  event: Carried,
  { move, ...base }: Base & { readonly move: KnownMove },
  things: Things,
): MatchedEvent | ReviewReason => {
  const thing = thingOf(event, things);
  if (typeof thing === 'string') return thing;
  const named = 'locationId' in event || 'locationCode' in event ? locationOf(event, things) : null;
  if (typeof named === 'string') return named;
  const row = {
    ...base,
    kind: event.kind,
    condition: event.condition ?? null,
    verdict: event.kind === 'returned' ? event.verdict : null,
    reason: event.kind === 'returned' && move.kind === 'in' ? (event.reason ?? null) : null,
  };
  const isAssumed = named !== null && (named.removed || !named.active);
  if (isUnit(thing))
    return {
      arrived,
      row: {
        ...row,
        itemId: thing.itemId,
        unitId: thing.id,
        quantity: 1,
        locationId: event.kind === 'picked' ? null : (named?.id ?? null),
      },
      isAssumed,
      needs: event.kind === 'damaged' ? event.needs : undefined,
      stock: null,
    };
  // What is only counted stands in a location that is there: nobody would find it elsewhere.
  if (event.kind === 'damaged') return 'wrong_thing';
  if (event.kind === 'returned' && named?.removed) return 'unknown_location';
  const siteId = things.sites.get(move.propertyId);
  return {
    arrived,
    row: {
      ...row,
      itemId: thing.id,
      unitId: null,
      quantity: event.quantity,
      locationId: binOf(event, move, named, things.fullest.get(thing.id) ?? null),
    },
    isAssumed,
    needs:
      event.kind === 'returned' && (event.verdict === 'clean' || event.verdict === 'repair')
        ? event.verdict
        : undefined,
    stock: siteId ? { kind: 'onMove', moveKind: move.kind, siteId } : null,
  };
};

/** Where it goes back to, or came from on its way into a home: from the fullest one where none is named. */
const binOf = (
  event: Exclude<Carried, { kind: 'damaged' }>,
  { kind }: KnownMove,
  named: KnownLocation | null,
  fullest: StorageLocationId | null,
) => {
  if (event.kind === 'returned') return named?.id ?? null;
  if (kind === 'out' || event.kind === 'missing' || event.kind === 'found') return null;
  return named === null || named.removed ? fullest : named.id;
};

const isUnit = (thing: LockedUnit | KnownItem): thing is LockedUnit => 'itemId' in thing;

/** A piece, or what is only counted: a code leads to either. */
export const thingOf = (
  event: Scanned & { readonly unitId?: string | undefined; readonly itemId?: string | undefined },
  things: Things,
): LockedUnit | KnownItem | ReviewReason => {
  if (event.unitId) return unitOf(event, things);
  const isItem = event.itemId !== undefined || things.codes.get(event.code ?? '')?.kind === 'item';
  return isItem ? itemOf(event, things) : unitOf(event, things);
};
