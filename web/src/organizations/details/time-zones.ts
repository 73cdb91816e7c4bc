import { isTimeZone } from '@archway/contract/kernel/locale-choices';

/** The zones this browser knows, and the one that is set, whatever it is called. */
export const timeZones = (current: string): { value: string; label: string }[] =>
  [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone').filter(isTimeZone)])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** What clocks show there at this moment: people check a time zone by it. */
export const timeNow = (zone: string, language: string): string => {
  try {
    return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(new Date());
  } catch {
    return '';
  }
};
