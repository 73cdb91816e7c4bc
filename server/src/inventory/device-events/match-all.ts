import { mayRecordKind, type RecordRight } from '@archway/contract/inventory/device-events/record-rights';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, UserId } from '@archway/contract/kernel/ids';
import { type ArrivedEvent, asArrived, type ForReview } from './arrived-event.ts';
import type { Things } from './find-things.ts';
import { isUndo, matchEvent, matchUndo, type UndoTarget } from './match-event.ts';
import type { MatchedEvent } from './match-things.ts';
import { withPieceRight } from './piece-right-rules.ts';

export type Matched = {
  readonly matched: MatchedEvent[];
  readonly reviews: ForReview[];
  /** Undos of what another one undid. */
  readonly doneBefore: ArrivedEvent[];
  /** Undos that waited and come with what they undo. */
  readonly waiting: readonly ArrivedEvent[];
};

/** What each event is about. Those that undo come last: what they undo may come with them. */
export const matchAll = (arrived: readonly ArrivedEvent[], things: Things, right: RecordRight): Matched => {
  const matched: MatchedEvent[] = [];
  const reviews: ForReview[] = [];
  const doneBefore: ArrivedEvent[] = [];
  for (const one of arrived) {
    if (one.event && isUndo(one.event)) continue;
    const result = matchOne(one, things, right, matched);
    if (typeof result === 'string') reviews.push({ arrived: one, reason: result });
    else matched.push(result);
  }
  const targets = new Map<string, UndoTarget>([
    ...things.targets,
    ...matched.map(({ row }): [string, UndoTarget] => [
      row.id,
      { ...row, moveId: row.moveId ?? null, undone: false },
    ]),
  ]);
  const { waiting, undoIds } = waitingWith(arrived, matched, things, targets);
  const ownOnly = new Set(right === 'everything' ? [] : arrived);
  for (const one of [...arrived, ...waiting]) {
    if (!one.event || !isUndo(one.event)) continue;
    const target = targets.get(one.event.undoes);
    const result = undoIds.has(one.event.undoes)
      ? 'not_undoable'
      : one.isElsewhere || (ownOnly.has(one) && !isOwn(target, one.by))
        ? 'forbidden'
        : matchUndo(one, one.event, target);
    if (result === 'done_before') doneBefore.push(one);
    else if (typeof result === 'string') reviews.push({ arrived: one, reason: result });
    else {
      matched.push(result);
      if (target) targets.set(target.id, { ...target, undone: true });
    }
  }
  return { matched: matched.map(asRead), reviews, doneBefore, waiting };
};

/** What could not be read of it was assumed. */
const asRead = (event: MatchedEvent): MatchedEvent =>
  event.arrived.isMended ? { ...event, isAssumed: true } : event;

const matchOne = (
  one: ArrivedEvent,
  things: Things,
  right: RecordRight,
  before: readonly MatchedEvent[],
): MatchedEvent | ReviewReason => {
  if (!one.event || isUndo(one.event)) return 'malformed';
  if (one.isElsewhere || !mayRecordKind(right, one.event.kind)) return 'forbidden';
  const result = matchEvent(one, one.event, things);
  return typeof result === 'string' || right === 'everything'
    ? result
    : withPieceRight(result, before, things);
};

/** Whoever may record pieces only takes back what they recorded themselves; what is not here yet may be somebody else's. */
const isOwn = (target: UndoTarget | undefined, by: UserId | null) => target !== undefined && target.by === by;

/** One that waits for the right to undo what others recorded comes only with what its own member recorded. */
const waitingWith = (
  arrived: readonly ArrivedEvent[],
  matched: readonly MatchedEvent[],
  things: Things,
  targets: ReadonlyMap<string, UndoTarget>,
) => {
  const kept = things.waiting.map((review) => ({ ...asArrived(review), reason: review.reason }));
  const undoIds = new Set(
    [...arrived, ...kept].flatMap(({ id, event }) => (event && isUndo(event) ? [id] : [])),
  );
  const here = new Set<EventId | undefined>([...matched.map(({ row }) => row.id), ...undoIds]);
  const waiting = kept.filter(
    ({ event, reason, by }) =>
      event &&
      isUndo(event) &&
      here.has(event.undoes) &&
      (reason !== 'forbidden' || isOwn(targets.get(event.undoes), by)),
  );
  return { waiting, undoIds };
};
