import { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { unlessRefused } from '../../platform/db/unless-refused.ts';
import type { ArrivedEvent, ForReview } from './arrived-event.ts';
import { findHistories, findThings, type Things } from './find-things.ts';
import {
  isUndo,
  knownOf,
  type MatchedEvent,
  matchEvent,
  matchUndo,
  type UndoTarget,
  waitsFor,
} from './match-event.ts';
import { type RecordedEvents, recordMatched } from './record-matched.ts';
import { addReviews, type KeptReview, resolveReviews } from './review-store.ts';

export type Outcome = {
  readonly applied: boolean;
  readonly inferred: boolean;
  readonly review: ReviewReason | null;
};

export type Arrival = {
  readonly outcomes: ReadonlyMap<EventId, Outcome>;
  /** What was recorded: the pieces and items it is about, as people call them. */
  readonly names: readonly string[];
  readonly unitIds: readonly UnitId[];
};

/**
 * Records events that are here for the first time, all at once. Nothing physical is refused: what nobody can tell what it is
 * about, and what the stock cannot have been, waits for somebody with its reason.
 */
export const recordArrived = async (
  db: OrgDb,
  arrived: readonly ArrivedEvent[],
  mayRecord: boolean,
): Promise<Arrival> => {
  const readable = mayRecord ? arrived.flatMap(({ event }) => event ?? []) : [];
  const things =
    readable.length > 0
      ? await findThings(
          db,
          readable,
          arrived.map(({ id }) => id),
        )
      : undefined;
  const { matched, reviews, doneBefore, waiting } = things
    ? matchAll(arrived, things)
    : { matched: [], reviews: arrived.map(unmatched), doneBefore: [], waiting: [] };
  const { inferred, refused } = await recordAll(db, matched, things);
  const kept = matched.filter(({ row }) => !refused.has(row.id));
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const late = matched.flatMap(({ arrived: one, row }) => {
    const reason = refused.get(row.id);
    return reason ? [{ arrived: one, reason }] : [];
  });
  await keepReviews(db, [...reviews, ...late], doneBefore, things);
  const settled = [...kept.map(({ row }) => row.id), ...doneBefore.map(({ id }) => id)].filter((id) =>
    waitingIds.has(id),
  );
  if (settled.length > 0) await resolveReviews(db, settled, { outcome: 'recorded', by: null });
  return {
    outcomes: new Map<EventId, Outcome>([
      ...kept.map(({ row: { id } }): [EventId, Outcome] => [
        id,
        { applied: true, inferred: inferred.has(id), review: null },
      ]),
      ...doneBefore.map(({ id }): [EventId, Outcome] => [
        id,
        { applied: true, inferred: false, review: null },
      ]),
      ...[...reviews, ...late].map(({ arrived: { id }, reason }): [EventId, Outcome] => [
        id,
        { applied: false, inferred: false, review: reason },
      ]),
    ]),
    ...subjectsOf(kept, things),
  };
};

const unmatched = (arrived: ArrivedEvent): ForReview => ({
  arrived,
  reason: arrived.event ? 'forbidden' : 'malformed',
});

/** What each event is about. Those that undo come last: what they undo may come with them. */
const matchAll = (arrived: readonly ArrivedEvent[], things: Things) => {
  const matched: MatchedEvent[] = [];
  const reviews: ForReview[] = [];
  const doneBefore: ArrivedEvent[] = [];
  for (const one of arrived) {
    if (one.event && isUndo(one.event)) continue;
    const result = one.event ? matchEvent(one, one.event, things) : 'malformed';
    if (typeof result === 'string') reviews.push({ arrived: one, reason: result });
    else matched.push(result);
  }
  const kept = things.waiting.map(asArrived);
  const undoIds = new Set(
    [...arrived, ...kept].flatMap(({ id, event }) => (event && isUndo(event) ? [id] : [])),
  );
  const here = new Set<EventId | undefined>([...matched.map(({ row }) => row.id), ...undoIds]);
  const waiting = kept.filter(({ event }) => event && isUndo(event) && here.has(event.undoes));
  const targets = new Map<string, UndoTarget>([
    ...things.targets,
    ...matched.map(({ row }): [string, UndoTarget] => [row.id, { ...row, undone: false }]),
  ]);
  for (const one of [...arrived, ...waiting]) {
    if (!one.event || !isUndo(one.event)) continue;
    const target = targets.get(one.event.undoes);
    const result = undoIds.has(one.event.undoes) ? 'not_undoable' : matchUndo(one, one.event, target);
    if (result === 'done_before') doneBefore.push(one);
    else if (typeof result === 'string') reviews.push({ arrived: one, reason: result });
    else {
      matched.push(result);
      if (target) targets.set(target.id, { ...target, undone: true });
    }
  }
  return { matched, reviews, doneBefore, waiting };
};

/** All at once. Where the database refuses that, one by one: then only what it refuses by itself waits for somebody. */
const recordAll = async (
  db: OrgDb,
  matched: readonly MatchedEvent[],
  things: Things | undefined,
): Promise<RecordedEvents> => {
  if (!things || matched.length === 0) return { inferred: new Set(), refused: new Map() };
  let together: RecordedEvents | undefined;
  const isKept = await unlessRefused(db, async () => {
    together = await recordMatched(db, matched, things.histories);
  });
  if (isKept && together) return together;
  const inferred = new Set<EventId>();
  const refused = new Map<EventId, ReviewReason>();
  for (const one of matched) {
    const { id, undoes } = one.row;
    if (undoes && refused.has(undoes)) {
      refused.set(id, 'nothing_to_undo');
      continue;
    }
    const isKeptAlone = await unlessRefused(db, async () => {
      const { unitId } = one.row;
      const histories = await findHistories(db, unitId ? [unitId] : []);
      const alone = await recordMatched(db, [one], histories);
      for (const each of alone.inferred) inferred.add(each);
      for (const [each, reason] of alone.refused) refused.set(each, reason);
    });
    if (!isKeptAlone) refused.set(id, 'refused');
  }
  return { inferred, refused };
};

const keepReviews = async (
  db: OrgDb,
  reviews: readonly ForReview[],
  doneBefore: readonly ArrivedEvent[],
  things: Things | undefined,
) => {
  const rows = [
    ...reviews.map(({ arrived, reason }) => ({ arrived, reason, isDone: false })),
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
    ...knownOf(event, things),
    waitsFor: waitsFor(event, reason),
    isDone,
  }));
  if (rows.length > 0) await addReviews(db, rows);
};

/** An event that waited, as it arrived. */
export const asArrived = ({
  id,
  at,
  deviceId,
  deviceAt,
  offsetMs,
  by,
  payload,
}: KeptReview): ArrivedEvent => ({
  id,
  at,
  device: { id: deviceId, at: deviceAt, offsetMs },
  by,
  payload,
  event: DeviceEvent.safeParse(payload).data,
});

const subjectsOf = (kept: readonly MatchedEvent[], things: Things | undefined) => {
  const unitIds = [...new Set(kept.flatMap(({ row }) => row.unitId ?? []))];
  const itemIds = [...new Set(kept.flatMap(({ row }) => (row.unitId ? [] : [row.itemId])))];
  return {
    unitIds,
    names: [
      ...unitIds.flatMap((id) => things?.units.get(id)?.code ?? []),
      ...itemIds.flatMap((id) => things?.items.get(id)?.name ?? []),
    ],
  };
};
