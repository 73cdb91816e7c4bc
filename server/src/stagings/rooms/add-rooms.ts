import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { StagingId } from '@archway/contract/kernel/ids';
import { mostRooms } from '@archway/contract/stagings/limits';
import type { NewRoom } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getStaging, requireStaging, stagingName } from '../get-staging.ts';
import { addRooms as addRows, roomsOf } from './room-store.ts';

/** Adds rooms after those that are there. */
export const addRooms = async (
  context: ChangeContext,
  { id, rooms }: { id: StagingId; rooms: z.output<typeof NewRoom>[] },
) => {
  const { db, actor, record } = context;
  const staging = await requireStaging(db, id);
  if ((await roomsOf(db, id)).length + rooms.length > mostRooms)
    throw fieldProblem('rooms', 'errors.tooMany', mostRooms);
  await addRows(db, id, rooms, actor.userId);
  await record({ id, name: stagingName(staging) }, { rooms: rooms.map(({ name }) => name) });
  return getStaging(asReading(context), { id });
};
