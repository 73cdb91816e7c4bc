import { isTimeZone } from '@archway/contract/kernel/locale-choices';

/** The zone of this device's clock; the server guesses country, currency and units from it. */
export const deviceTimeZone = (): string | undefined => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Some devices say an abbreviation, an offset or nothing.
  return zone && isTimeZone(zone) ? zone : undefined;
};
