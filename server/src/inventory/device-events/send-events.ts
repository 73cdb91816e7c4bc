import type { EventAnswer } from '@archway/contract/inventory/device-events/endpoints';
import type { EventId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { firstFew } from '../first-few-rules.ts';
import type { ArrivedEvent, ReadEvent } from './arrived-event.ts';
import { isUndo } from './match-event.ts';
import { momentsOf } from './moment-rules.ts';
import { readEvent } from './read-event.ts';
import { type Arrival, type Outcome, recordArrived } from './record-arrived.ts';
import { findKnownEvents, findMomentBefore } from './review-store.ts';
import { countRecorded, lockDevice } from './thing-store.ts';

type Batch = { readonly device: string; readonly sentAt: string; readonly events: readonly unknown[] };
type Answer = { now: string; events: EventAnswer[] };

/** Records what a device made, in whatever order and however often it arrives. Each event is answered by itself. */
export const sendEvents = async (
  context: ChangeContext,
  { device, sentAt, events }: Batch,
): Promise<Answer> => {
  const { db, actor, clock } = context;
  const read = events.map((sent) => readEvent(sent, device));
  const ids = [...new Set(read.map(({ id }) => id))];
  const isAlone = await mayWait(db, read, ids);
  // One after the other on one connection: what is known is looked up once nothing else of this device is on its way.
  const [, knownEvents, before] = await Promise.all([
    lockDevice(db, device, isAlone),
    findKnownEvents(db, ids),
    read[0] && findMomentBefore(db, device, read[0].id),
  ]);
  const known = new Map(knownEvents.map((event) => [event.id, event]));
  const now = clock.now();
  const contact = { now: now.getTime(), sentAt: Date.parse(sentAt), before };
  // Of an event that stands here twice the first one counts.
  const first = new Map(read.toReversed().map((event) => [event.id, event]));
  const inOrder = read.filter((event) => first.get(event.id) === event);
  const moments = momentsOf(
    contact,
    inOrder.map(({ id, event }) => ({
      id,
      at: event?.at,
      after: event?.after,
      known: known.get(id)?.at,
    })),
  );
  const arrived = inOrder
    .map(
      ({ event, ...one }, index): ArrivedEvent => ({
        ...one,
        event,
        at: new Date(moments[index] ?? contact.now).toISOString(),
        device: { id: device, at: event?.at ?? sentAt, offsetMs: contact.now - contact.sentAt },
        by: actor.userId,
      }),
    )
    .filter(({ id }) => !known.has(id));
  const arrival = await recordArrived(db, arrived, actor.ability.can('update', 'Item'));
  await recordEntry(context, arrival);
  const outcomeOf = (id: EventId): Outcome => {
    const before = known.get(id);
    return before
      ? { applied: before.applied, inferred: before.inferred, review: before.reason }
      : (arrival.outcomes.get(id) ?? { applied: false, inferred: false, review: null });
  };
  const answered = new Set(known.keys());
  return {
    now: now.toISOString(),
    events: read.map(({ id }) => {
      const duplicate = answered.has(id);
      answered.add(id);
      return { id, duplicate, ...outcomeOf(id) };
    }),
  };
};

/** Whether it undoes something that is nowhere yet, and perhaps just arrives by another call. */
const mayWait = async (db: OrgDb, read: readonly ReadEvent[], ids: readonly EventId[]) => {
  const elsewhere = [
    ...new Set(
      read.flatMap(({ event }) =>
        event && isUndo(event) && !ids.includes(event.undoes) ? [event.undoes] : [],
      ),
    ),
  ];
  return elsewhere.length > 0 && (await countRecorded(db, elsewhere)) < elsewhere.length;
};

/** One entry for all of it: a single piece by its id, several by what they are called. */
const recordEntry = async ({ record }: ChangeContext, { outcomes, names, unitIds }: Arrival) => {
  const all = [...outcomes.values()];
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
