import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { StockChange } from '../stock/stock-timeline-rules.ts';
import type { NewEvent } from '../units/event-store.ts';
import type { LockedUnit } from '../units/unit-store.ts';
import type { ArrivedEvent } from './arrived-event.ts';
import type { Things } from './find-things.ts';
import type { LocationEnd } from './named-in.ts';
import type { KnownItem, KnownLocation } from './thing-store.ts';

/** An event with what it is about. */
export type MatchedEvent = {
  readonly arrived: ArrivedEvent;
  readonly row: NewEvent;
  /** The location is out of use, or gone. */
  readonly isAssumed: boolean;
  /** Of damage: the kind of work order it opens. */
  readonly needs?: WorkOrder['kind'] | undefined;
  /** Of what is only counted. */
  readonly stock: StockChange | CountedOnMove | null;
  /** Recorded only if as many were known to be there. */
  readonly isOnlyIfThere?: boolean;
};

/** How many of it leave a bin or the home follows from everything that was recorded on the move. */
type CountedOnMove = {
  readonly kind: 'onMove';
  readonly moveKind: 'in' | 'out';
  readonly siteId: StorageLocationId;
};

export const common = ({ id, at, device, by }: ArrivedEvent, { note }: DeviceEvent) => ({
  id,
  at,
  device,
  by,
  note,
});

export type Scanned = { readonly code?: string | undefined };

export const unitOf = (
  { unitId, code }: Scanned & { unitId?: string | undefined },
  things: Things,
): LockedUnit | ReviewReason => {
  if (unitId) return things.units.get(unitId) ?? 'unknown_piece';
  const target = things.codes.get(code ?? '');
  if (!target) return 'unknown_code';
  return target.kind === 'unit' ? (things.units.get(target.id) ?? 'unknown_piece') : 'wrong_thing';
};

export const itemOf = (
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

/** Null where none is named. */
export const locationOf = (
  { locationId, locationCode }: LocationEnd,
  things: Things,
): KnownLocation | ReviewReason | null => {
  if (!locationId && !locationCode) return null;
  if (locationId) return things.locations.get(locationId) ?? 'unknown_location';
  const target = things.codes.get(locationCode ?? '');
  if (!target) return 'unknown_location';
  return target.kind === 'location' ? (things.locations.get(target.id) ?? 'unknown_location') : 'wrong_thing';
};
