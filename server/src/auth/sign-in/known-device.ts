import type { Visit } from '../../platform/http/calls/use-case-context.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

/** Marks a device on which somebody signed in before; only the server reads it. */
export const deviceCookie = 'archway-device';

/** The id of this device if this person signed in on it before. Takes as long for somebody who does not exist. */
export const knownDevice = async (
  { tokens }: Services,
  visit: Visit,
  user: Pick<User, 'id' | 'devicesKnownSince'> | undefined,
): Promise<string | undefined> => {
  try {
    const device = await tokens.readDevice(visit.cookies[deviceCookie]);
    const since = user?.devicesKnownSince ? Date.parse(user.devicesKnownSince) : 0;
    return device.sub === user?.id && device.iat * 1000 >= since ? device.jti : undefined;
  } catch {
    return undefined;
  }
};
