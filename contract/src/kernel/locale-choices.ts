/** How organizations and people write, measure and count. Without any schema library: the web reads it too. */
export const languageCodes = ['en', 'fr', 'ar'] as const;

export const unitSystems = ['imperial', 'metric'] as const;

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

/**
 * `UTC`, or a place as `Europe/Paris`. Abbreviations are none: JavaScript and PostgreSQL know other ones, and the same ones
 * by other hours.
 */
export const isTimeZone = (name: string) => {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
