import type { Currency, Language, UnitSystem } from '@archway/contract/kernel/locale';
import { TimeZone } from '@archway/contract/kernel/locale';
import type * as z from 'zod';

/** Where a company is at home, as far as it decides money, measures and days. The set-up wizard asks whether it is right. */
export type Home = {
  readonly country: string;
  readonly timezone: string;
  readonly currency: z.infer<typeof Currency>;
  readonly units: z.infer<typeof UnitSystem>;
};

/** The time zone of the founder's device says more than their language; without one the language decides. */
export const guessHome = (locale: Language, timezone: string | undefined): Home => {
  const known = TimeZone.safeParse(timezone);
  if (!timezone || !known.success) return homeOfLanguage[locale];
  const country = countryOf(timezone);
  return country
    ? { country, timezone, ...unitsAndCurrencyOf(country) }
    : { ...homeOfLanguage[locale], country: '', timezone };
};

const homeOfLanguage: Readonly<Record<Language, Home>> = {
  en: { country: 'US', timezone: 'America/New_York', currency: 'USD', units: 'imperial' },
  fr: { country: 'FR', timezone: 'Europe/Paris', currency: 'EUR', units: 'metric' },
  ar: { country: 'AE', timezone: 'Asia/Dubai', currency: 'AED', units: 'metric' },
};

const countriesOf: Readonly<Partial<Record<Home['currency'], readonly string[]>>> = {
  USD: ['US', 'PR'],
  // biome-ignore format: a list of countries is read in lines
  EUR: [
    'FR', 'DE', 'ES', 'IT', 'NL', 'BE', 'PT', 'IE', 'AT', 'FI', 'GR', 'LU', 'MC', 'MT', 'CY', 'EE', 'LV', 'LT', 'SK', 'SI', 'HR',
  ],
  GBP: ['GB'],
  CAD: ['CA'],
  AUD: ['AU'],
  NZD: ['NZ'],
  CHF: ['CH', 'LI'],
  AED: ['AE'],
  SAR: ['SA'],
  QAR: ['QA'],
  KWD: ['KW'],
  BHD: ['BH'],
  OMR: ['OM'],
  MAD: ['MA'],
  TND: ['TN'],
  EGP: ['EG'],
  SEK: ['SE'],
  NOK: ['NO'],
  DKK: ['DK'],
  JPY: ['JP'],
  SGD: ['SG'],
  INR: ['IN'],
  BRL: ['BR'],
  MXN: ['MX'],
  ZAR: ['ZA'],
};

const unitsAndCurrencyOf = (country: string): Pick<Home, 'currency' | 'units'> => {
  const [currency] = Object.entries(countriesOf).find(([, countries]) => countries.includes(country)) ?? [];
  return {
    currency: (currency ?? 'USD') as Home['currency'], // a key of countriesOf
    units: country === 'US' || country === 'PR' ? 'imperial' : 'metric',
  };
};

/** The country whose clocks these are, among those whose currency is offered. */
const countryOf = (timezone: string) => {
  countryByZone ??= new Map(
    Object.values(countriesOf)
      .flat()
      .flatMap((country) => zonesOf(country).map((zone) => [canonical(zone), country] as const)),
  );
  return countryByZone.get(canonical(timezone));
};

let countryByZone: ReadonlyMap<string, string> | undefined;

// The runtime knows the zones of each country; the language library of this TypeScript target does not name the call yet.
const zonesOf = (country: string) =>
  (
    new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] | undefined }
  ).getTimeZones() ?? [];

/** One name per zone: Asia/Kolkata and Asia/Calcutta are the same clocks. */
const canonical = (timezone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
