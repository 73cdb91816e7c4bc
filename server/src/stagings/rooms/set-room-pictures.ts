import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, RoomId, StagingId } from '@archway/contract/kernel/ids';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getStaging, requireStaging, stagingName } from '../get-staging.ts';
import { requireRoom } from './require-room.ts';
import { putRoomPictures } from './room-store.ts';

type Input = { id: StagingId; roomId: RoomId; beforeIds: FileId[]; afterIds: FileId[] };

/** Gives a room exactly these photos, before the installation and after it. */
export const setRoomPictures = async (context: ChangeContext, { id, roomId, beforeIds, afterIds }: Input) => {
  const { db, record } = context;
  const staging = await requireStaging(db, id);
  const room = await requireRoom(db, id, roomId);
  const wanted = { before: [...new Set(beforeIds)], after: [...new Set(afterIds)] };
  for (const taken of ['before', 'after'] as const)
    if ((await putRoomPictures(db, roomId, taken, wanted[taken])) !== wanted[taken].length)
      throw fieldProblem(`${taken}Ids`, 'errors.notFound');
  await record(
    { id, name: stagingName(staging) },
    {
      room: room.name,
      pictures: {
        from: room.beforeIds.length + room.afterIds.length,
        to: wanted.before.length + wanted.after.length,
      },
    },
  );
  return getStaging(asReading(context), { id });
};
