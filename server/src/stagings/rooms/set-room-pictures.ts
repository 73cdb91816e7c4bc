import { keptPictures } from '@archway/contract/files/kept-pictures';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, RoomId, StagingId } from '@archway/contract/kernel/ids';
import { mostRoomPictures } from '@archway/contract/stagings/staging-endpoints';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getStaging, requireStaging, stagingName } from '../get-staging.ts';
import { requireRoom } from './require-room.ts';
import { putRoomPictures } from './room-store.ts';

type Input = {
  readonly id: StagingId;
  readonly roomId: RoomId;
  readonly beforeIds?: FileId[] | undefined;
  readonly afterIds?: FileId[] | undefined;
  readonly seenIds?: FileId[] | undefined;
};

/** Gives a room these photos, before the installation and after it, beside those that the sender had not seen. */
export const setRoomPictures = async (context: ChangeContext, { id, roomId, seenIds, ...sides }: Input) => {
  const { db, record } = context;
  const staging = await requireStaging(db, id);
  const room = await requireRoom(db, id, roomId);
  let count = 0;
  for (const [taken, field] of [
    ['before', 'beforeIds'],
    ['after', 'afterIds'],
  ] as const) {
    const wanted = keptPictures(sides[field] ?? room[field], room[field], sides[field] && seenIds);
    if (wanted.length > mostRoomPictures) throw fieldProblem(field, 'errors.tooMany', mostRoomPictures);
    if ((await putRoomPictures(db, roomId, taken, wanted)) !== wanted.length)
      throw fieldProblem(field, 'errors.notFound');
    count += wanted.length;
  }
  await record(
    { id, name: stagingName(staging) },
    {
      room: room.name,
      pictures: {
        from: room.beforeIds.length + room.afterIds.length,
        to: count,
      },
    },
  );
  return getStaging(asReading(context), { id });
};
