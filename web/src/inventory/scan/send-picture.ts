import { largestPicturePart } from '@archway/contract/inventory/device-events/limits';
import type { EventId } from '@archway/contract/kernel/ids';
import { api } from '../../platform/api/api.ts';
import { networkProblem } from '../../platform/api/api-problem.ts';
import { callInTime } from '../../platform/api/call-in-time.ts';
import { readGathered } from '../../platform/api/changes-made.ts';
import type { Received } from '../../platform/outbox/deliver-pictures.ts';
import type { OutboxPicture } from '../../platform/outbox/outbox-entry.ts';

/** A part goes through in this time on any network that carries a picture at all. */
const patienceMs = 90_000;

/** Sends a picture of what was recorded on this device, from a byte on, in the name of whoever recorded it. */
export const sendPicturePart = async (
  { id, owner, factId, position, content }: OutboxPicture,
  offset: number,
): Promise<Received> => {
  const part = content.slice(offset, offset + largestPicturePart, content.type);
  const sent = {
    id: factId as EventId, // made by newEventId
    picture: id,
    position,
    bytes: content.size,
    offset,
    file: new File([part], 'photo', { type: content.type }),
  };
  const answer = await callInTime(patienceMs, (signal) =>
    api.deviceEvents.sendPicture(sent, { signal, context: { isOneOfMany: true, owner } }),
  );
  const { received, fileId } = answer ?? {};
  // The photo leaves this device for the server's own word only, whatever else answers in its place.
  const isOwn = Number.isInteger(received) && (fileId === null || typeof fileId === 'string');
  if (!isOwn || received > content.size) throw networkProblem(undefined);
  if (fileId) readGathered();
  return { received, isWhole: fileId !== null };
};
