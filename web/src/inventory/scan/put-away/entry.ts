import type { ItemRow } from '@archway/contract/inventory/item';
import type { Scanned } from '@archway/contract/inventory/scan';
import type { Unit } from '@archway/contract/inventory/unit';

/** Where pieces are being put. */
export type Location = Pick<Extract<Scanned, { kind: 'location' }>['location'], 'id' | 'name' | 'code'>;

/**
 * What became of a scan. `sending` is looked up, `kept` is recorded on this device and on its way; `put` has arrived, `review`
 * has arrived and somebody must decide about it, and `undone` was taken back.
 */
export type EntryState =
  | 'sending'
  | 'kept'
  | 'put'
  | 'review'
  | 'already'
  | 'unknown'
  | 'retired'
  | 'blank'
  | 'model'
  | 'bulk'
  | 'gone'
  | 'refused'
  | 'undone';

/** One scan of a piece into a location. Its key is the id of the event: however often it is sent, it counts once. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly location: Location;
  /** What was scanned between two bins shares its visit. */
  readonly visit?: string | undefined;
  readonly state: EntryState;
  /** When the server said that it is there, by the device's clock. */
  readonly putAt?: number | undefined;
  readonly unit?: Pick<Unit, 'id' | 'code'> | undefined;
  readonly item?: Pick<ItemRow, 'id' | 'name' | 'coverId' | 'colorFamily' | 'colorHex'> | undefined;
  /** Of bulk stock: how many were brought here, and from where. */
  readonly quantity?: number | undefined;
  readonly fromId?: Location['id'] | undefined;
  /** Why the server could not record it. */
  readonly reason?: string | undefined;
  /** Why it could not be recorded here. */
  readonly problem?: unknown;
};

export const isUnsent = ({ state }: Entry) => state === 'sending' || state === 'kept';

/** How many pieces came into a location: recorded here, whether or not the server knows yet. */
export const piecesPut = (entries: readonly Entry[], intoId: string) =>
  entries
    .filter(({ location, state }) => location.id === intoId && (state === 'put' || state === 'kept'))
    .reduce((sum, { quantity = 1 }) => sum + quantity, 0);

/** A location with what the server last told of it, and when. */
export type Room = {
  readonly id: string;
  readonly pieces: number;
  readonly capacity: number | null;
  readonly toldAt: number;
};

/** By how many pieces a location is over its capacity, with what was put there since, sent or not. */
export const overBy = (entries: readonly Entry[], { id, pieces, capacity, toldAt }: Room): number => {
  if (capacity === null) return 0;
  const since = entries.filter(
    (entry, index) =>
      entry.location.id === id &&
      (isUnsent(entry) || (entry.state === 'put' && (entry.putAt ?? 0) > toldAt)) &&
      // What was scanned again since is counted where it was scanned last.
      entries.findIndex(({ text }) => text === entry.text) === index,
  );
  const used = since.reduce((sum, { quantity = 1 }) => sum + quantity, pieces);
  return Math.max(0, used - capacity);
};

/**
 * The same text into the same location a moment ago: it need not be asked again. As long as something else is not known yet,
 * it may be another location.
 */
export const isRepeated = (entries: readonly Entry[], text: string, intoId: string) =>
  entries.every((entry) => entry.text === text || !isUnsent(entry) || entry.unit) &&
  entries.some(
    (entry) =>
      entry.text === text &&
      entry.location.id === intoId &&
      (isUnsent(entry) || entry.state === 'put') &&
      !entry.quantity,
  );

/** A piece that is thought to be missing or elsewhere is put here even if it was here before; one to be repaired is here. */
export const isThere = ({ locationId, lifecycle, custody }: Unit, intoId: string) =>
  locationId === intoId && lifecycle === 'active' && (custody === 'in_storage' || custody === 'in_repair');
