import { exactMeasure, type MeasureKind } from '@archway/contract/kernel/text/measure-text';
import type { SheetSettings } from './sheet.ts';

/** An amount with all its decimals and a point: `140.00`, whatever the reader's language. */
export const moneyText = (minor: number, currency: string): string => {
  const decimals = moneyDecimals(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
};

export const moneyDecimals = (currency: string): number => {
  const known = decimalsOf.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  decimalsOf.set(currency, decimals);
  return decimals;
};
const decimalsOf = new Map<string, number>();

/** The shortest number in the organization's unit that means exactly this. */
export const measureText = (kind: MeasureKind, stored: number, { units }: SheetSettings): string =>
  String(exactMeasure(stored, kind, units));

/** ISO 8601 as the clock of a time zone shows it, with its difference from UTC: `2026-05-01T09:30:00-07:00`. */
export const zonedText = (moment: string, timezone: string): string => {
  const parts = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const offset = parts['timeZoneName']?.slice(3) || '+00:00';
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}${offset}`;
};

/** The day that it is at a moment in a time zone: `2026-05-01`. */
export const dayIn = (moment: string, timezone: string): string => zonedText(moment, timezone).slice(0, 10);

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timezone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timezone);
  if (known) return known;
  const made = newClock(timezone);
  clocks.set(timezone, made);
  return made;
};

/** What one machine knows another may not: a list is not lost for a zone, its moments are then told in UTC. */
const newClock = (timezone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-iso8601', { ...clockParts, timeZone: timezone });
  } catch {
    return newClock('UTC');
  }
};

const clockParts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
} as const;
