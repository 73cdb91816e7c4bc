import type { RecordRight } from '@archway/contract/inventory/device-events/record-rights';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, MoveId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { LockedUnit } from '../units/unit-store.ts';
import type { ArrivedEvent, ForReview } from './arrived-event.ts';
import { findThings, type Things } from './find-things.ts';
import { type Matched, matchAll } from './match-all.ts';
import { knownOf, waitsFor } from './match-event.ts';
import type { MatchedEvent } from './match-things.ts';
import { outlineOf } from './mend-rules.ts';
import { recordAll } from './record-all.ts';
import { addReviews, countOpenReviews, resolveReviews, settleTakenBack } from './review-store.ts';
import { withRoom } from './room-rules.ts';

export type Outcome = {
  readonly applied: boolean;
  readonly inferred: boolean;
  readonly review: ReviewReason | null;
};

export type Arrival = {
  /** Of what was taken. What is not here stays where it is, and comes with a later call. */
  readonly outcomes: ReadonlyMap<EventId, Outcome>;
  /** What another call recorded at the same moment. */
  readonly duplicates: ReadonlySet<EventId>;
  /** What was recorded: the pieces and items it is about, as people call them. */
  readonly names: readonly string[];
  readonly unitIds: readonly UnitId[];
  /** The moves of which something is another than before. */
  readonly moveIds: readonly MoveId[];
};

/**
 * Records events that are here for the first time, all at once. Nothing physical is refused: what nobody can tell what it is
 * about, and what the stock cannot have been, waits for somebody with its reason.
 */
export const recordArrived = async (
  db: OrgDb,
  arrived: readonly ArrivedEvent[],
  right: RecordRight,
): Promise<Arrival> => {
  const things = await thingsOf(db, arrived, right);
  const { matched, reviews, doneBefore, waiting } = things
    ? matchAll(arrived, things, right)
    : { ...nothing, reviews: arrived.map(unmatched) };
  const { inferred, refused, left, known, units } = await recordAll(db, matched, things ?? nothingKnown);
  const kept = matched.filter(({ row: { id } }) => !refused.has(id) && !left.has(id) && !known.has(id));
  const late = matched.flatMap(({ arrived: one, row }) => {
    const reason = refused.get(row.id);
    return reason ? [{ arrived: one, reason }] : [];
  });
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const forReview = await keepReviews(
    db,
    { reviews: [...reviews, ...late], doneBefore, waitingIds },
    things,
    right,
  );
  const settled = [...kept.map(({ row }) => row.id), ...doneBefore.map(({ id }) => id)].filter((id) =>
    waitingIds.has(id),
  );
  if (settled.length > 0) await resolveReviews(db, settled, { outcome: 'recorded', by: null });
  const undone = new Set(await takenBack(db, forReview));
  const recorded = (id: EventId, isInferred: boolean): [EventId, Outcome] => [
    id,
    { applied: true, inferred: isInferred, review: null },
  ];
  return {
    outcomes: new Map<EventId, Outcome>([
      ...kept.map(({ row: { id } }) => recorded(id, inferred.has(id))),
      ...doneBefore.map(({ id }) => recorded(id, false)),
      ...[...known.values()].map((event) => recorded(event.id, event.inferred)),
      ...forReview.map(({ arrived: { id }, reason }): [EventId, Outcome] =>
        undone.has(id) ? recorded(id, false) : [id, { applied: false, inferred: false, review: reason }],
      ),
    ]),
    duplicates: new Set(known.keys()),
    ...subjectsOf(kept, things),
    moveIds: movesOf(kept, things, units),
  };
};

/** Those that were recorded on, those that pieces came from or went back to by it, and those that had them in hand, or have again. */
const movesOf = (
  kept: readonly MatchedEvent[],
  things: Things | undefined,
  units: ReadonlyMap<string, LockedUnit>,
): MoveId[] => {
  const passed = kept.flatMap(({ row }) => {
    const [before, after] = [things?.units.get(row.unitId ?? ''), units.get(row.unitId ?? '')];
    const isAsBefore = before?.moveId === after?.moveId && isStored(before) === isStored(after);
    return isAsBefore ? [] : [before?.moveId, after?.moveId];
  });
  const all = [...kept.map(({ row }) => row.moveId), ...passed].flatMap((id) => id ?? []);
  return [...new Set(all)].sort() as MoveId[]; // of moves
};

const isStored = (unit: LockedUnit | undefined) =>
  unit?.custody === 'in_storage' || unit?.custody === 'in_repair';

const nothingKnown = { units: new Map(), pickedFor: new Map(), jobIds: [] };

/** Whoever took back what waits for somebody leaves nobody anything to decide. */
const takenBack = async (db: OrgDb, waiting: readonly ForReview[]) =>
  waiting.length === 0
    ? []
    : settleTakenBack(
        db,
        waiting.map(({ arrived }) => arrived.id),
      );

const nothing: Matched = { matched: [], reviews: [], doneBefore: [], waiting: [] };

const thingsOf = async (db: OrgDb, arrived: readonly ArrivedEvent[], right: RecordRight) => {
  const readable =
    right === 'nothing'
      ? []
      : arrived.flatMap(({ event, payload, isElsewhere }) =>
          isElsewhere ? [] : (event ?? outlineOf(payload) ?? []),
        );
  if (readable.length === 0) return undefined;
  return findThings(
    db,
    readable,
    arrived.map(({ id }) => id),
    right,
  );
};

const unmatched = (arrived: ArrivedEvent): ForReview => ({
  arrived,
  reason: arrived.event ? 'forbidden' : 'malformed',
});

type Unrecorded = {
  readonly reviews: readonly ForReview[];
  readonly doneBefore: readonly ArrivedEvent[];
  /** Those that wait already. */
  readonly waitingIds: ReadonlySet<EventId>;
};

/** Answers what waits for somebody from now on; what there is no room for does not. */
const keepReviews = async (
  db: OrgDb,
  { reviews, doneBefore, waitingIds }: Unrecorded,
  things: Things | undefined,
  right: RecordRight,
): Promise<readonly ForReview[]> => {
  const [before, fresh] = [
    reviews.filter(({ arrived }) => waitingIds.has(arrived.id)),
    reviews.filter(({ arrived }) => !waitingIds.has(arrived.id)),
  ];
  const [first] = fresh;
  const open = first && (await countOpenReviews(db, first.arrived.by));
  const kept = [...before, ...(open ? withRoom(fresh, open, right) : [])];
  const rows = [
    ...kept.map(({ arrived, reason }) => ({ arrived, reason, isDone: false })),
    ...doneBefore.map((arrived) => ({ arrived, reason: 'not_undoable' as const, isDone: true })),
  ].map(({ arrived: { id, at, device, by, payload, event }, reason, isDone }) => ({
    id,
    at,
    deviceId: device.id,
    deviceAt: device.at,
    offsetMs: device.offsetMs,
    by,
    reason,
    payload,
    ...knownOf(event ?? outlineOf(payload), things),
    waitsFor: waitsFor(event, reason),
    isDone,
  }));
  if (rows.length > 0) await addReviews(db, rows);
  return kept;
};

const subjectsOf = (kept: readonly MatchedEvent[], things: Things | undefined) => {
  const unitIds = [...new Set(kept.flatMap(({ row }) => row.unitId ?? []))];
  const itemIds = [...new Set(kept.flatMap(({ row }) => (row.unitId || !row.itemId ? [] : [row.itemId])))];
  return {
    unitIds,
    names: [
      ...unitIds.flatMap((id) => things?.units.get(id)?.code ?? []),
      ...itemIds.flatMap((id) => things?.items.get(id)?.name ?? []),
    ],
  };
};
