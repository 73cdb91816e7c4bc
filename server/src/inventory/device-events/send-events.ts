import type { EventAnswer } from '@archway/contract/inventory/device-events/endpoints';
import { recordRightOf } from '@archway/contract/inventory/device-events/record-rights';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import type { EventId, MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import type { Budget } from '../../platform/http/load/limits.ts';
import { firstFew } from '../first-few-rules.ts';
import type { ArrivedEvent, ReadEvent } from './arrived-event.ts';
import type { FollowMoves } from './follow-moves.ts';
import { lockAllDevices, lockDevice } from './lock-store.ts';
import { isUndo } from './match-event.ts';
import { isTold, keptMoment, momentsOf } from './moment-rules.ts';
import { findOwners } from './owner-store.ts';
import { readEvent } from './read-event.ts';
import { type Arrival, type Outcome, recordArrived } from './record-arrived.ts';
import { findKnownEvents, findMomentBefore, type KnownEvent } from './review-store.ts';
import { countRecorded } from './thing-store.ts';

type Batch = { readonly device: string; readonly sentAt: string; readonly events: readonly unknown[] };
type Answer = { now: string; events: EventAnswer[] };

/** Records what a device made, in whatever order and however often it arrives. Each event is answered by itself. */
export const sendEvents =
  (followMoves: FollowMoves) =>
  async (context: ChangeContext, { device, sentAt, events }: Batch): Promise<Answer> => {
    const { db, actor, clock, services } = context;
    const read = events.map((sent) => readEvent(sent, device));
    const ids = [...new Set(read.map(({ id }) => id))];
    const rights = wholeRights(actor.ability);
    const right = recordRightOf(rights);
    const own = { device, by: actor.userId };
    const isAlone = right !== 'nothing' && (await mayWait(db, read, ids));
    // One after the other on one connection: what is known is looked up once nothing else of this device is on its way.
    const [, knownEvents, before] = await Promise.all([
      isAlone ? lockAllDevices(db) : lockDevice(db, own),
      findKnownEvents(db, ids),
      read[0] && findMomentBefore(db, own, read[0].id),
    ]);
    const known = new Map(knownEvents.map((event) => [event.id, event]));
    const now = clock.now();
    const contact = { now: now.getTime(), sentAt: Date.parse(sentAt), before };
    // Of an event that stands here twice the first one counts.
    const first = new Map(read.toReversed().map((event) => [event.id, event]));
    const inOrder = read.filter((event) => first.get(event.id) === event);
    const moments = momentsOf(
      contact,
      inOrder.map(({ id, event, shown }) => ({
        id,
        at: event && shown,
        perhapsAt: shown,
        after: event?.after,
        known: known.get(id)?.at,
      })),
    );
    const arrived = inOrder
      .map(
        ({ event, ...one }, index): ArrivedEvent => ({
          ...one,
          event,
          isMended: one.isMended || !isTold(contact, one.shown),
          at: new Date(moments[index] ?? contact.now).toISOString(),
          device: { id: device, at: keptMoment(one.shown ?? sentAt), offsetMs: contact.now - contact.sentAt },
          by: actor.userId,
          isElsewhere: actor.helping !== null && !isOnMove(event, actor.helping),
        }),
      )
      .map((one) => (isAfterHelp(one, actor) ? { ...one, isElsewhere: true } : one))
      .filter(({ id }) => !known.has(id));
    services.limits.spendMany(`scans:member:${actor.userId}`, memberBudget, arrived.length);
    const arrival = await recordArrived(db, arrived, right);
    if (arrival.moveIds.length > 0) await followMoves(context, arrival.moveIds);
    if (arrival.outcomes.size > arrival.duplicates.size) await recordEntry(context, arrival);
    else context.nothingChanged();
    const maySeeOwner = !actor.helping && rights.can('read', 'Staging') && rights.can('read', 'Move');
    const areOnMoves = read.some(({ event }) => event && 'moveId' in event && event.moveId);
    const owners = areOnMoves ? await findOwners(db, ids) : new Map();
    const answered = new Set([...known.keys(), ...arrival.duplicates]);
    const answers = read.flatMap(({ id }): EventAnswer[] => {
      const outcome = outcomeOf(known.get(id)) ?? arrival.outcomes.get(id);
      const duplicate = answered.has(id);
      answered.add(id);
      const belongsTo = maySeeOwner ? owners.get(id) : owners.has(id) && anotherMove;
      const told = outcome && actor.helping ? toldToHelper(outcome) : outcome;
      return told ? [{ id, duplicate, ...told, ...(belongsTo ? { belongsTo } : {}) }] : [];
    });
    if (answers.length === 0) throw noRoom();
    return { now: now.toISOString(), events: answers };
  };

/** To whoever may not see jobs it is only told that a piece is meant for another home. */
const anotherMove = { moveId: null, stagingNumber: null, stagingName: '' };

/** What a code leads to that is not on their move, and whether to anything, is not theirs to know. */
const toldToHelper = (outcome: Outcome): Outcome =>
  outcome.review && aboutThings.has(outcome.review) ? { ...outcome, review: 'unknown_code' } : outcome;
const aboutThings: ReadonlySet<string> = new Set<ReviewReason>([
  'unknown_piece',
  'unknown_item',
  'unknown_location',
  'wrong_thing',
]);

/** What a helper records once their link is over, whatever the clock of their phone says, is not theirs to record. */
const isAfterHelp = ({ at }: ArrivedEvent, { helpEndedAt }: ChangeContext['actor']) =>
  helpEndedAt !== null && Date.parse(at) > Date.parse(helpEndedAt);

/** What takes something back need not name the move: it counts where what it takes back does, which is one's own. */
const isOnMove = (event: ReadEvent['event'], moveId: MoveId) =>
  event !== undefined &&
  (isUndo(event) ? (event.moveId ?? moveId) : 'moveId' in event && event.moveId) === moveId;

/** Events of one member: weeks of work, on the day that a phone finds a network again. */
const memberBudget: Budget = { calls: 30_000, seconds: 3600 };

const outcomeOf = (known: KnownEvent | undefined): Outcome | undefined =>
  known && { applied: known.applied, inferred: known.inferred, review: known.reason };

/** It stays on the device until somebody has looked at what waits already. */
const noRoom = () =>
  problem('too_many_requests', 'Too many of your scans need attention. Settle some of them first.', {
    retryAfter: 60,
  });

/** Whether it undoes something that is nowhere yet, and perhaps just arrives by another call. */
const mayWait = async (db: OrgDb, read: readonly ReadEvent[], ids: readonly EventId[]) => {
  const here = new Set(ids);
  const elsewhere = [
    ...new Set(
      read.flatMap(({ event }) => (event && isUndo(event) && !here.has(event.undoes) ? [event.undoes] : [])),
    ),
  ];
  return elsewhere.length > 0 && (await countRecorded(db, elsewhere)) < elsewhere.length;
};

/** One entry for all of it: a single piece by its id, several by what they are called. */
const recordEntry = async ({ record }: ChangeContext, { outcomes, duplicates, names, unitIds }: Arrival) => {
  const all = [...outcomes].flatMap(([id, outcome]) => (duplicates.has(id) ? [] : [outcome]));
  const waiting = all.filter(({ review }) => review).length;
  await record(
    { id: names.length === 1 ? (unitIds[0] ?? null) : null, name: names.length > 0 ? firstFew(names) : null },
    {
      scans: all.filter(({ applied }) => applied).length,
      pieces: unitIds.length,
      ...(names.length > 1 ? { codes: names.slice(0, 50) } : {}),
      ...(waiting > 0 ? { reviews: waiting } : {}),
    },
  );
};
