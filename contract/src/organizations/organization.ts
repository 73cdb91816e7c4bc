import * as z from 'zod';
import { OrgId } from '../kernel/ids.ts';
import { Currency, Language, TimeZone, UnitSystem } from '../kernel/locale.ts';
import { line, requiredLine } from '../kernel/text.ts';

export const companyTypes = [
  'home_staging',
  'event_staging',
  'interior_design',
  'furniture_rental',
  'real_estate',
  'property_developer',
  'other',
] as const;
export const companySizes = ['1', '2-5', '6-15', '16-50', '51-200', '200+'] as const;
export const CompanyType = z.enum(companyTypes);
export const CompanySize = z.enum(companySizes);

/** How long things take in this company, in days; every hold on stock is computed from these. */
export const OrganizationSettings = z.object({
  bufferDays: z.int().min(0).max(60),
  pickLeadDays: z.int().min(0).max(30),
  initialTermDays: z.int().min(1).max(730),
  noticeDays: z.int().min(0).max(120),
  codePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{0,6}$/, 'errors.characters'),
});
export const defaultSettings: z.infer<typeof OrganizationSettings> = {
  bufferDays: 2,
  pickLeadDays: 1,
  initialTermDays: 60,
  noticeDays: 10,
  codePrefix: '',
};

export const Organization = z.object({
  id: OrgId,
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  companyType: CompanyType,
  companySize: CompanySize,
  city: z.string(),
  state: z.string(),
  country: z.string(),
  timezone: z.string(),
  currency: Currency,
  units: UnitSystem,
  locale: Language,
  settings: OrganizationSettings,
  setupDone: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type Organization = z.infer<typeof Organization>;

/** The organization as a member's session shows it. */
export const OrganizationInSession = z.object({
  id: OrgId,
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  roleName: z.string(),
  timezone: z.string(),
  currency: Currency,
  units: UnitSystem,
  locale: Language,
  setupDone: z.boolean(),
});
export type OrganizationInSession = z.infer<typeof OrganizationInSession>;

const profile = {
  name: requiredLine(120),
  companyType: CompanyType,
  companySize: CompanySize,
  city: line(120),
  state: line(120),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/, 'errors.choice'),
  timezone: TimeZone,
  currency: Currency,
  units: UnitSystem,
  locale: Language,
};

export const OrganizationChange = z
  .object({ ...profile, settings: OrganizationSettings })
  .partial()
  .extend({ version: z.int().min(1) });

/** What is needed to found one: the same facts that sign-up asks about the company. */
export const NewOrganization = z.object({
  name: profile.name,
  companyType: CompanyType,
  companySize: CompanySize,
  city: requiredLine(120),
  state: requiredLine(120),
});

/** The answers of the first-run wizard that belong to the organization itself. */
export const OrganizationSetup = z.object({
  name: profile.name,
  units: UnitSystem,
  currency: Currency,
  timezone: TimeZone,
  version: z.int().min(1),
});
