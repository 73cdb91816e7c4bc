import * as z from 'zod';

export const languages = [
  { code: 'en', label: 'English', rtl: false },
  { code: 'fr', label: 'Français', rtl: false },
  { code: 'ar', label: 'العربية', rtl: true },
] as const;

export const languageCodes = ['en', 'fr', 'ar'] as const;
export const Language = z.enum(languageCodes);
export type Language = z.infer<typeof Language>;
export const fallbackLanguage: Language = 'en';

export const unitSystems = ['imperial', 'metric'] as const;
export const UnitSystem = z.enum(unitSystems);

/** ISO 4217 codes offered; money is stored in minor units of the organization's currency. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'AED',
  'SAR',
  'QAR',
  'KWD',
  'BHD',
  'OMR',
  'MAD',
  'TND',
  'EGP',
  'SEK',
  'NOK',
  'DKK',
  'JPY',
  'SGD',
  'INR',
  'BRL',
  'MXN',
  'ZAR',
] as const;
export const Currency = z.enum(currencies);

/**
 * `UTC`, or a place as `Europe/Paris`. Abbreviations are none: JavaScript and PostgreSQL know other ones, and the same ones
 * by other hours. Whether PostgreSQL knows the place too depends on its version and is asked there.
 */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'errors.timezone');

export function isTimeZone(name: string) {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
