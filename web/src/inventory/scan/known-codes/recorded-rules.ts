import {
  type EventKind,
  eventKinds,
  foldOnto,
  type UnitEvent,
  type UnitState,
} from '@archway/contract/inventory/fold-unit';
import { type KnownPiece, readState } from '@archway/contract/inventory/scan-codes/known-codes';
import { keysOfPiece, soughtKeys } from '@archway/contract/inventory/scan-codes/known-keys';
import type { Verdict } from '@archway/contract/inventory/states';
import type { DeviceFact } from '../../../platform/outbox/outbox-entry.ts';
import { undoneBy } from '../../../platform/outbox/recorded-facts.ts';

/** Something that was recorded on this device. */
export type RecordedSince = {
  readonly fact: DeviceFact;
  readonly shown?: Readonly<Record<string, unknown>> | undefined;
  /** The server had it when it told of the piece. */
  readonly isTold: boolean;
};

type AboutPiece = DeviceFact &
  Partial<
    Record<
      'unitId' | 'code' | 'locationId' | 'locationCode' | 'condition' | 'undoes' | 'moveId' | 'verdict',
      string
    >
  >;

/**
 * Where a piece is and how it does, as the server told, with what was recorded on this device and the server had not heard of
 * then. `locate` finds a location by its code.
 */
export const withRecorded = (
  piece: Omit<KnownPiece, 'homeId'>,
  recorded: readonly RecordedSince[],
  locate: (code: string) => string | undefined,
): UnitState => {
  const told = {
    ...readState(piece.state),
    locationId: piece.locationId,
    stagingId: null,
    moveId: null,
    lastSeenAt: null,
    lastSeenBy: null,
  };
  return foldRecorded({ id: piece.id, keys: keysOfPiece(piece), told }, recorded, locate);
};

type ToldPiece = { readonly id: string; readonly keys: readonly string[]; readonly told: UnitState };

/** The same of a piece whose codes are known. */
export const foldRecorded = (
  { told, ...about }: ToldPiece,
  recorded: readonly RecordedSince[],
  locate: (code: string) => string | undefined,
): UnitState => {
  const events = (part: readonly RecordedSince[]) =>
    part.flatMap(({ fact }) => eventsAbout(about, fact, locate));
  const since = recorded.filter(({ isTold }) => !isTold);
  const undone = new Set(since.map(({ fact }) => undoneBy(fact)));
  const takenBack = recorded.findLast(
    (each) => each.isTold && undone.has(each.fact.id) && events([each]).length > 0,
  );
  const before = takenBack && stateIn(takenBack.shown);
  // Whoever takes back the last thing that was done with a piece has it as it was when they recorded that.
  const isLast = before && isAlike(foldOnto(before, events([takenBack])), told);
  return foldOnto(isLast ? before : told, events(since));
};

const eventsAbout = (
  { id, keys }: { readonly id: string; readonly keys: readonly string[] },
  fact: AboutPiece,
  locate: (code: string) => string | undefined,
): UnitEvent[] => {
  if (!isOfPieces(fact.kind)) return [];
  const isAbout =
    fact.undoes !== undefined || fact.unitId === id || (fact.code !== undefined && leadsTo(keys, fact.code));
  if (!isAbout) return [];
  return [
    {
      id: fact.id,
      at: fact.at,
      kind: fact.kind,
      by: null,
      locationId: fact.locationId ?? (fact.locationCode && locate(fact.locationCode)) ?? null,
      condition: (fact.condition ?? null) as UnitEvent['condition'], // as it was recorded
      undoes: fact.undoes ?? null,
      moveId: fact.moveId ?? null,
      verdict: (fact.verdict ?? null) as Verdict | null, // as it was recorded
    },
  ];
};

/** How the piece was when it was recorded, as far as that was known. */
const stateIn = (shown: RecordedSince['shown']): UnitState | undefined => {
  const { lifecycle, custody, condition, locationId } = (shown?.['unit'] ?? {}) as Partial<UnitState>; // a piece, or parts of one
  if (!lifecycle || !custody || !condition || locationId === undefined) return undefined;
  return {
    lifecycle,
    custody,
    condition,
    locationId,
    stagingId: null,
    moveId: null,
    lastSeenAt: null,
    lastSeenBy: null,
  };
};

const isAlike = (one: UnitState, other: UnitState) =>
  (['lifecycle', 'custody', 'condition', 'locationId'] as const).every((name) => one[name] === other[name]);

const leadsTo = (keys: readonly string[], text: string) => {
  const { label, piece } = soughtKeys(text);
  return (label !== null && keys.includes(label.key)) || keys.includes(piece);
};

const isOfPieces = (kind: string): kind is EventKind => (eventKinds as readonly string[]).includes(kind);
