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
  | 'move'
  | 'model'
  | 'bulk'
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
  /** By the device's clock. */
  readonly scannedAt?: number | undefined;
  /** When it was sent, by the device's clock: what the server tells later counts it, or is told again. */
  readonly putAt?: number | undefined;
  readonly unit?: Pick<Unit, 'id' | 'code'> | undefined;
  readonly item?: Pick<ItemRow, 'id' | 'name' | 'coverId' | 'colorFamily' | 'colorHex'> | undefined;
  /** As of when this device knew the piece, where the server could not be reached. */
  readonly asOf?: number | undefined;
  /** It was thought to be here already. */
  readonly wasHere?: boolean | undefined;
  /** Recorded, though it was told to be nothing new. */
  readonly isConfirmation?: boolean | undefined;
  /** It was thought to be sold or retired. */
  readonly wasGone?: boolean | undefined;
  /** Of bulk stock: how many were brought here, came in here, or were counted. */
  readonly quantity?: number | undefined;
  readonly stock?: 'received' | 'counted' | undefined;
  /** This device knows every code of the organization, and this is none of them. */
  readonly isStrange?: boolean | undefined;
  /** Why the server could not record it. */
  readonly reason?: string | undefined;
  /** Why it could not be recorded here. */
  readonly problem?: unknown;
};

export const isUnsent = ({ state }: Entry) => state === 'sending' || state === 'kept';

/** A code that leads to nothing is no piece, and counting brings none. */
const bringsPieces = ({ isStrange, stock }: Entry) => !isStrange && stock !== 'counted';

/** How many pieces came into a location, each once: recorded here, whether or not the server knows yet. */
export const piecesPut = (entries: readonly Entry[], intoId: string) => {
  const put = entries
    .filter(({ location, state }) => location.id === intoId && (state === 'put' || state === 'kept'))
    .filter(bringsPieces);
  const pieces = new Set(put.flatMap(({ quantity, unit, text }) => (quantity ? [] : [unit?.id ?? text])));
  return put.reduce((sum, { quantity = 0 }) => sum + quantity, pieces.size);
};

/** A location with what the server last told of it, and when. */
export type Room = {
  readonly id: string;
  readonly pieces: number;
  readonly capacity: number | null;
  readonly toldAt: number;
  /** What this device knows of it by now, where the server could not be reached. */
  readonly standing?: (() => Standing | undefined) | undefined;
};

export type Standing = { readonly pieces: number; readonly holds: (unitId: string) => boolean };

/** By how many pieces a location is over its capacity, with what was put there since, sent or not. */
export const overBy = (entries: readonly Entry[], { id, capacity, toldAt, ...room }: Room): number => {
  if (capacity === null) return 0;
  const { pieces, holds } = room.standing?.() ?? { pieces: room.pieces, holds: undefined };
  const isCounted = ({ unit, state, putAt = 0 }: Entry) =>
    holds ? holds(unit?.id ?? '') : state === 'put' && putAt <= toldAt;
  const seen = new Set<string>();
  const since = entries.filter((entry) => {
    // What was scanned again since is counted where it was scanned last.
    const isLatest = !seen.has(entry.text);
    seen.add(entry.text);
    return (
      isLatest &&
      entry.location.id === id &&
      (isUnsent(entry) || entry.state === 'put') &&
      bringsPieces(entry) &&
      !isCounted(entry)
    );
  });
  const used = since.reduce((sum, { quantity = 1 }) => sum + quantity, pieces);
  return Math.max(0, used - capacity);
};
