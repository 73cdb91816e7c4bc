import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { StagingId } from '@archway/contract/kernel/ids';
import { roomFields } from '@archway/contract/stagings/room-fields';
import type { RoomChange } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import { withChange } from '../../platform/db/changes/with-change.ts';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getStaging, requireStaging, stagingName } from '../get-staging.ts';
import { requireRoom } from './require-room.ts';
import { changeRoomRow } from './room-store.ts';

/** Changes what is known of a room. */
export const changeRoom = async (
  context: ChangeContext,
  { id, roomId, version, ...change }: z.output<typeof RoomChange> & { id: StagingId },
) => {
  const { db, record } = context;
  const staging = await requireStaging(db, id);
  const before = await requireRoom(db, id, roomId);
  requireVersion(before, version);
  await changeRoomRow(db, roomId, change);
  await record(
    { id, name: stagingName(staging) },
    { room: before.name, ...differences(before, withChange(before, change), namesOf(roomFields)) },
  );
  return getStaging(asReading(context), { id });
};
