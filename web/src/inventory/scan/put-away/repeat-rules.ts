import type { Unit } from '@archway/contract/inventory/unit';
import { type Entry, type EntryState, isUnsent } from './entry.ts';

/**
 * For so long the same thing scanned again is a second reading of the same scan. What is scanned later may have been carried off
 * meanwhile by somebody else: it is looked up.
 */
const repeatMs = 10_000;

type Moment = { readonly intoId: string; readonly now: number };

/** Nothing is known of when a scan was made that an earlier page kept; a clock that was set back makes nothing recent. */
const isRecent = ({ scannedAt }: Entry, now: number) =>
  scannedAt !== undefined && Math.abs(now - scannedAt) <= repeatMs;

/**
 * The scan that this one repeats: the same text was just put into the same location, and nowhere else since. As long as
 * something else is not known yet, it may be another location.
 */
export const repeatedBy = (
  entries: readonly Entry[],
  text: string,
  { intoId, now }: Moment,
): Entry | undefined => {
  const last = entries.find((entry) => entry.text === text && (isUnsent(entry) || entry.state === 'put'));
  const isRepeated =
    last !== undefined &&
    isRecent(last, now) &&
    entries.every((entry) => entry.text === text || !isUnsent(entry) || entry.unit) &&
    last.location.id === intoId &&
    !last.quantity;
  return isRepeated ? last : undefined;
};

const isRecorded: Partial<Record<EntryState, true>> = { kept: true, put: true, undone: true };

/** What was told of a piece: by the server when it was asked at a moment, or by what this device knew. */
type Told = { readonly requestedAt: number; readonly isRecalled: boolean };

type Here = {
  /** A second reading of what was just put here: nothing need be recorded. */
  readonly isRepeat: boolean;
  /** It is where it is being put. */
  readonly isHere: boolean;
  /** It was thought to be. */
  readonly wasHere: boolean;
};
const elsewhere: Here = { isRepeat: false, isHere: false, wasHere: false };

/**
 * Whether a piece is where it is being put. What was just recorded here counts; later the server's word does, as far as it can
 * have heard of what was recorded here. What this device knows may be old. Neither of them knows what another device carried off
 * a while ago and has not sent yet: whoever puts a piece here after that is right, and is recorded.
 */
export const hereAlready = (
  unit: Unit,
  entries: readonly Entry[],
  { intoId, now, requestedAt, isRecalled }: Moment & Told,
): Here => {
  const last = entries.find(({ unit: piece, state }) => piece?.id === unit.id && isRecorded[state]);
  // The server may not have heard yet that it was taken back.
  if (!last) return { ...elsewhere, ...hereBy(isThere(unit, intoId), isRecalled) };
  if (last.state === 'undone') return elsewhere;
  const wasPutHere = last.location.id === intoId;
  if (isRecent(last, now)) return { isRepeat: wasPutHere, ...hereBy(wasPutHere, false) };
  if (isRecalled) return { ...elsewhere, ...hereBy(wasPutHere, true) };
  const isUnheard = last.state === 'kept' || (last.putAt ?? 0) > requestedAt;
  return { ...elsewhere, ...hereBy(isThere(unit, intoId) && (!isUnheard || wasPutHere), false) };
};

const hereBy = (wasHere: boolean, isRecalled: boolean) => ({ isHere: wasHere && !isRecalled, wasHere });

/** A piece that is thought to be missing or elsewhere is put here even if it was here before; one to be repaired is here. */
const isThere = ({ locationId, lifecycle, custody }: Unit, intoId: string) =>
  locationId === intoId && lifecycle === 'active' && (custody === 'in_storage' || custody === 'in_repair');
