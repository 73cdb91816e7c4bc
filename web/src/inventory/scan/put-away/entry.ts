import type { ItemRow } from '@archway/contract/inventory/item';
import type { Scanned } from '@archway/contract/inventory/scan';
import type { Unit } from '@archway/contract/inventory/unit';
import type { EventId } from '@archway/contract/kernel/ids';

/** Where pieces are being put. */
export type Place = Pick<Extract<Scanned, { kind: 'location' }>['location'], 'id' | 'name' | 'code'>;

/**
 * What became of a scan. `sending` and `kept` still have to reach the server; the others are its answers, and `undone`
 * was taken back.
 */
export type EntryState =
  | 'sending'
  | 'kept'
  | 'put'
  | 'already'
  | 'unknown'
  | 'retired'
  | 'blank'
  | 'model'
  | 'pile'
  | 'gone'
  | 'refused'
  | 'undone';

/** One scan of a piece into a place. Its key is the idempotency key of the call: however often it is sent, it is done once. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly place: Place;
  readonly state: EntryState;
  readonly unit?: Pick<Unit, 'id' | 'code'> | undefined;
  readonly item?: Pick<ItemRow, 'id' | 'name' | 'coverId' | 'colourFamily' | 'colourHex'> | undefined;
  readonly eventIds?: readonly EventId[] | undefined;
  /** Of a pile: how many were brought here, and from where. */
  readonly quantity?: number | undefined;
  readonly fromId?: Place['id'] | undefined;
  /** Why the server refused. */
  readonly problem?: unknown;
};

export const isUnsent = ({ state }: Entry) => state === 'sending' || state === 'kept';

/** How many pieces came into a place, as far as the server has said so. */
export const piecesPut = (entries: readonly Entry[], placeId: string) =>
  entries
    .filter(({ place, state }) => place.id === placeId && state === 'put')
    .reduce((sum, { quantity = 1 }) => sum + quantity, 0);

/**
 * The same text into the same place a moment ago: it need not be asked again. As long as something else is not known yet,
 * it may be another place.
 */
export const isRepeated = (entries: readonly Entry[], text: string, placeId: string) =>
  entries.every((entry) => entry.text === text || !isUnsent(entry) || entry.unit) &&
  entries.some(
    (entry) =>
      entry.text === text &&
      entry.place.id === placeId &&
      (isUnsent(entry) || entry.state === 'put') &&
      !entry.quantity,
  );

/** A piece that is thought to be missing or elsewhere is put here even if it was here before; one to be repaired is here. */
export const isThere = ({ locationId, lifecycle, custody }: Unit, placeId: string) =>
  locationId === placeId && lifecycle === 'active' && (custody === 'in_storage' || custody === 'in_repair');
