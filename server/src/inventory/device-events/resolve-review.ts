import { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { EventAnswer } from '@archway/contract/inventory/device-events/endpoints';
import {
  choicesByReason,
  type ReviewChoice,
  type ReviewResolution,
} from '@archway/contract/inventory/device-events/review';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { firstFew } from '../first-few-rules.ts';
import { lockUnitRows } from '../units/unit-store.ts';
import type { ArrivedEvent } from './arrived-event.ts';
import { asArrived, recordArrived } from './record-arrived.ts';
import { findReview, findWaitingUndos, type KeptReview, lockReview, resolveReviews } from './review-store.ts';
import { findItems, findLocations, lockDevice } from './thing-store.ts';

/** Somebody knows what an event was about, tries it again, or lets it go. */
export const resolveReview = async (
  context: ChangeContext,
  resolution: ReviewResolution,
): Promise<EventAnswer> => {
  const { db } = context;
  const { id, choice } = resolution;
  const found = await findReview(db, id);
  if (!found) throw notHere();
  await lockDevice(db, found.deviceId, found.reason === 'nothing_to_undo');
  const review = await lockReview(db, id);
  if (!review) throw notHere();
  if (review.outcome) throw problem('conflict', 'This was settled already.', { outcome: review.outcome });
  await requireKnown(db, resolution);
  const choices: readonly ReviewChoice[] = choicesByReason[review.reason];
  if (!choices.includes(choice)) throw fieldProblem('choice', 'errors.choice');
  return choice === 'dismiss'
    ? dismiss(context, review, resolution)
    : recordAgain(context, review, resolution);
};

const notHere = () => problem('not_found', 'That scan is not in this organization.');

/** Whatever is named must be here. */
const requireKnown = async (db: OrgDb, named: ReviewResolution) => {
  const finds: Readonly<Record<(typeof assignable)[number], (id: never) => Promise<readonly unknown[]>>> = {
    unitId: (id: UnitId) => lockUnitRows(db, [id]),
    itemId: (id: ItemId) => findItems(db, [id]),
    locationId: (id: StorageLocationId) => findLocations(db, [id]),
    fromId: (id: StorageLocationId) => findLocations(db, [id]),
    toId: (id: StorageLocationId) => findLocations(db, [id]),
  };
  for (const name of assignable) {
    const value = named[name];
    if (value && (await finds[name](value as never)).length === 0)
      throw fieldProblem(name, 'errors.notFound'); // the id of its own field
  }
};

const assignable = ['unitId', 'itemId', 'locationId', 'fromId', 'toId'] as const;

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
  { db, actor, record }: ChangeContext,
  review: KeptReview,
  resolution: ReviewResolution,
): Promise<EventAnswer> => {
  const { id } = review;
  const arrived = resolution.choice === 'assign' ? assigned(review, resolution) : asArrived(review);
  const { outcomes, names } = await recordArrived(db, [arrived], actor.ability.can('update', 'Item'));
  const outcome = outcomes.get(id);
  if (!outcome?.applied)
    throw problem('conflict', 'This still can’t be recorded.', { reason: outcome?.review ?? review.reason });
  await resolveReviews(db, [id], { outcome: 'recorded', by: actor.userId, note: resolution.note });
  await record(
    { id, name: names.length > 0 ? firstFew(names) : null },
    { outcome: 'recorded', ...(resolution.note ? { note: resolution.note } : {}) },
  );
  return { id, duplicate: false, ...outcome };
};

/** What stands for it instead is left out: the code of what is named. */
const replaced: Readonly<Record<(typeof assignable)[number], string>> = {
  unitId: 'code',
  itemId: 'code',
  locationId: 'locationCode',
  fromId: 'fromCode',
  toId: 'toCode',
};

const assigned = (review: KeptReview, resolution: ReviewResolution): ArrivedEvent => {
  const named = assignable.flatMap((name) => (resolution[name] ? [[name, resolution[name]] as const] : []));
  if (named.length === 0) throw fieldProblem('unitId', 'errors.required');
  const left = new Set(named.map(([name]) => replaced[name]));
  const payload = {
    ...Object.fromEntries(Object.entries(review.payload).filter(([name]) => !left.has(name))),
    ...Object.fromEntries(named),
  };
  const { data } = DeviceEvent.safeParse(payload);
  if (!data) throw fieldProblem(named[0]?.[0] ?? 'unitId', 'errors.invalid');
  return { ...asArrived(review), event: data };
};
