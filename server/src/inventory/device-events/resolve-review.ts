import type { EventAnswer } from '@archway/contract/inventory/device-events/endpoints';
import { assignableFields, eventReferences } from '@archway/contract/inventory/device-events/event-kinds';
import { recordRightOf } from '@archway/contract/inventory/device-events/record-rights';
import { choicesOf, type ReviewResolution } from '@archway/contract/inventory/device-events/review';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { firstFew } from '../first-few-rules.ts';
import { lockUnitRows } from '../units/unit-store.ts';
import { type ArrivedEvent, asArrived } from './arrived-event.ts';
import type { FollowMoves } from './follow-moves.ts';
import { lockAllDevices, lockDevice } from './lock-store.ts';
import { readNamed } from './mend-rules.ts';
import { recordArrived } from './record-arrived.ts';
import { findReview, findWaitingUndos, type KeptReview, lockReview, resolveReviews } from './review-store.ts';
import { findItems, findLocations } from './thing-store.ts';

/** Somebody knows what an event was about, tries it again, or lets it go. */
export const resolveReview =
  (followMoves: FollowMoves) =>
  async (context: ChangeContext, resolution: ReviewResolution): Promise<EventAnswer> => {
    const { db } = context;
    const { id, choice } = resolution;
    const found = await findReview(db, id);
    if (!found) throw notHere();
    if (found.payload['kind'] === 'undone') await lockAllDevices(db);
    else await lockDevice(db, { device: found.deviceId, by: found.by });
    const review = await lockReview(db, id);
    if (!review) throw notHere();
    if (review.outcome) throw problem('conflict', 'This was settled already.', { outcome: review.outcome });
    await requireKnown(db, resolution);
    if (!choicesOf({ reason: review.reason, event: review.payload }).includes(choice))
      throw fieldProblem('choice', 'errors.choice');
    return choice === 'dismiss'
      ? dismiss(context, review, resolution)
      : recordAgain(context, review, resolution, followMoves);
  };

const notHere = () => problem('not_found', 'That scan is not in this organization.');

/** Whatever is named must be here. */
const requireKnown = async (db: OrgDb, named: ReviewResolution) => {
  const finds = {
    unit: (id: string) => lockUnitRows(db, [id as UnitId]),
    item: (id: string) => findItems(db, [id as ItemId]),
    location: (id: string) => findLocations(db, [id as StorageLocationId]),
  } as const; // each is given the id of its own field
  for (const name of assignableFields) {
    const value = named[name];
    if (value && (await finds[eventReferences[name].thing](value)).length === 0)
      throw fieldProblem(name, 'errors.notFound');
  }
};

/** It is not recorded. What would have undone it has nothing to do any more. */
const dismiss = async (
  { db, actor, record }: ChangeContext,
  { id, reason, payload }: KeptReview,
  { note }: ReviewResolution,
): Promise<EventAnswer> => {
  if (note === '') throw fieldProblem('note', 'errors.required');
  const undos = await findWaitingUndos(db, [id]);
  await resolveReviews(db, [id, ...undos.map((undo) => undo.id)], {
    outcome: 'dismissed',
    by: actor.userId,
    note,
  });
  const code = payload['code'];
  await record({ id, name: typeof code === 'string' ? code : null }, { outcome: 'dismissed', note });
  return { id, applied: false, duplicate: false, inferred: false, review: reason };
};

const recordAgain = async (
  context: ChangeContext,
  review: KeptReview,
  resolution: ReviewResolution,
  followMoves: FollowMoves,
): Promise<EventAnswer> => {
  const { db, actor, record } = context;
  const { id } = review;
  const arrived = resolution.choice === 'assign' ? assigned(review, resolution) : asArrived(review);
  const right = recordRightOf(wholeRights(actor.ability));
  const { outcomes, names, moveIds } = await recordArrived(db, [{ ...arrived, isDecided: true }], right);
  const outcome = outcomes.get(id);
  if (!outcome?.applied)
    throw problem('conflict', 'This still can’t be recorded.', { reason: outcome?.review ?? review.reason });
  if (moveIds.length > 0) await followMoves(context, moveIds);
  await resolveReviews(db, [id], { outcome: 'recorded', by: actor.userId, note: resolution.note });
  await record(
    { id, name: names.length > 0 ? firstFew(names) : null },
    { outcome: 'recorded', ...(resolution.note ? { note: resolution.note } : {}) },
  );
  return { id, duplicate: false, ...outcome };
};

/** What is named takes the place of its code. */
const assigned = (review: KeptReview, resolution: ReviewResolution): ArrivedEvent => {
  const named = assignableFields.flatMap((name) =>
    resolution[name] ? [[name, resolution[name]] as const] : [],
  );
  if (named.length === 0) throw fieldProblem('unitId', 'errors.required');
  const left = new Set<string>(named.map(([name]) => eventReferences[name].code));
  const rest = Object.fromEntries(Object.entries(review.payload).filter(([name]) => !left.has(name)));
  const { event, isMended } = readNamed(rest, { ...Object.fromEntries(named), id: review.id });
  if (!event) throw fieldProblem(named[0]?.[0] ?? 'unitId', 'errors.invalid');
  return { ...asArrived(review), event, isMended };
};
