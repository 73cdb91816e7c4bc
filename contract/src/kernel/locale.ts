import * as z from 'zod';
import { currencies, isTimeZone, languageCodes, unitSystems } from './locale-choices.ts';

export const languages = [
  { code: 'en', label: 'English', rtl: false },
  { code: 'fr', label: 'Français', rtl: false },
  { code: 'ar', label: 'العربية', rtl: true },
] as const;

export const Language = z.enum(languageCodes);
export type Language = z.infer<typeof Language>;
export const fallbackLanguage: Language = 'en';

export const UnitSystem = z.enum(unitSystems);

export const Currency = z.enum(currencies);

/** Whether PostgreSQL knows the place too depends on its version and is asked there. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'errors.timezone');
