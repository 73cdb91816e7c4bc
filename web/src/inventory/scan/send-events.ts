import { api } from '../../platform/api/api.ts';
import { networkProblem } from '../../platform/api/api-problem.ts';
import { callInTime } from '../../platform/api/call-in-time.ts';
import { readGathered } from '../../platform/api/changes-made.ts';
import { contactMade, deviceId } from '../../platform/outbox/device.ts';
import type { DeviceFact, Placed } from '../../platform/outbox/outbox-entry.ts';
import { isMoment, sendable, sendableMoment } from './sendable-moments.ts';

/** A call is some kilobytes; the server has a moment's work with it. */
const patienceMs = 30_000;

/** Sends what a member recorded on this device, in that member's name. Whoever is told the server's moment by it can be set right by it. */
export const sendEvents = async (
  owner: string,
  events: readonly DeviceFact[],
): Promise<readonly Placed[]> => {
  const sent = {
    device: deviceId(),
    sentAt: sendableMoment(new Date().toISOString()),
    events: events.map(sendable),
  };
  const answer = await callInTime(patienceMs, (signal) =>
    api.deviceEvents.send(sent, { signal, context: { isOneOfMany: true, owner } }),
  );
  // Whatever else answers in place of the server has neither.
  if (!isMoment(answer?.now) || !Array.isArray(answer.events)) throw networkProblem(undefined);
  contactMade(answer.now);
  readGathered();
  return answer.events;
};
