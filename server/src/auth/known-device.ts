import type { UserId } from '@archway/contract/kernel/ids';
import type { Visit } from '../platform/http/front-door.ts';
import type { Services } from '../platform/services.ts';

/** Marks a device on which somebody signed in before; only the server reads it. */
export const deviceCookie = 'archway-device';

/** The id of this device if this person signed in on it before. Takes as long for somebody who does not exist. */
export const knownDevice = async (
  { tokens }: Services,
  visit: Visit,
  userId: UserId | undefined,
): Promise<string | undefined> => {
  try {
    const device = await tokens.readDevice(visit.cookies[deviceCookie]);
    return device.sub === userId ? device.jti : undefined;
  } catch {
    return undefined;
  }
};
