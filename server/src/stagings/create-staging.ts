import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { NewStaging, Staging } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireAddress } from '../properties/require-address.ts';
import { requireRightsToSet } from '../team/require-field-rights.ts';
import { copyStaging } from './copy-staging.ts';
import { getStaging, stagingName } from './get-staging.ts';
import { piecesTold } from './lines/pieces-told.ts';
import { requireParties } from './require-parties.ts';
import { addRooms } from './rooms/room-store.ts';
import { addStaging, findTermDays, lockStaging } from './staging-store.ts';
import { requireStay } from './stay-rules.ts';

/** Begins a job, empty or with the rooms and pieces of an earlier one, which it holds softly. */
export const createStaging = async (
  context: ChangeContext,
  { rooms, copyOf, endsOn, ...given }: z.output<typeof NewStaging>,
): Promise<Staging> => {
  const { db, actor, record } = context;
  requireRightsToSet(actor, given);
  const end = endsOn ?? addDays(given.installOn, await findTermDays(db));
  requireStay({ installOn: given.installOn, endsOn: end });
  await requireParties(db, given);
  const name = given.name || (await requireAddress(db, given.propertyId));
  const termDays = daysBetween(given.installOn, end);
  const id = await addStaging(db, { ...given, name, endsOn: end, termDays, createdBy: actor.userId });
  await addRooms(db, id, rooms, actor.userId);
  const copied = copyOf && {
    original: copyOf,
    pieces: piecesTold(await copyStaging(context, { from: copyOf, to: id })),
  };
  const staging = await lockStaging(db, id);
  await record({ id, name: stagingName({ number: staging?.number ?? 0, name }) }, copied ?? {});
  return getStaging(asReading(context), { id });
};
