import { api } from '../../platform/api/api.ts';
import { readGathered } from '../../platform/api/changes-made.ts';
import type { Placed } from '../../platform/outbox/deliver.ts';
import { contactMade, deviceId } from '../../platform/outbox/device.ts';
import type { DeviceFact } from '../../platform/outbox/outbox-entry.ts';

/** Sends what was recorded on this device. Whoever is told the server's moment by it can be set right by it. */
export const sendEvents = async (events: readonly DeviceFact[]): Promise<readonly Placed[]> => {
  const sent = { device: deviceId(), sentAt: new Date().toISOString(), events: [...events] };
  const answer = await api.deviceEvents.send(sent, { context: { isOneOfMany: true } });
  contactMade(answer.now);
  readGathered();
  return answer.events;
};
