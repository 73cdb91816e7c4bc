import { newKey } from '../api/new-key.ts';
import { stored, unsentPrefix } from '../storage/local-storage.ts';

const deviceKey = `${unsentPrefix}Device`;
const contactKey = `${unsentPrefix}Contact`;

let device: string | undefined;

/** Who this device is to the server, if it ever recorded anything. */
export const knownDevice = (): string | undefined => {
  device ??= stored.read(deviceKey) ?? undefined;
  return device;
};

/** The same, for as long as it keeps anything: whoever records needs one. */
export const deviceId = (): string => {
  device = knownDevice();
  if (!device) {
    device = newKey();
    stored.write(deviceKey, device);
  }
  return device;
};

let contact: string | undefined;

/** The server told its moment: whatever is made from now on was made after it, whichever day this device believes it is. */
export const contactMade = (now: string) => {
  contact = now;
  stored.write(contactKey, now);
};

export const latestContact = (): string | undefined => {
  const latest = contact ?? stored.read(contactKey) ?? undefined;
  return Number.isNaN(Date.parse(latest ?? '')) ? undefined : latest;
};
