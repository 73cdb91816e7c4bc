import * as z from 'zod';
import { rowSchema, wholeSchema } from '../kernel/fields/field-schemas.ts';
import { initialValues } from '../kernel/fields/fields.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { OrgId } from '../kernel/ids.ts';
import { Currency, Language, UnitSystem } from '../kernel/locale.ts';
import { foundingFields, organizationFields, settingFields } from './organization-fields.ts';

/** How long things take in this company, in days, and how its codes begin; every hold on stock is computed from these. */
export const OrganizationSettings = wholeSchema(settingFields);
export const defaultSettings = OrganizationSettings.parse(initialValues(settingFields));

export const Organization = rowSchema(organizationFields).extend({
  id: OrgId,
  version: z.int(),
  slug: z.string(),
  settings: rowSchema(settingFields),
  setupDone: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
  ...lastChange,
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

const given = wholeSchema(organizationFields);
const { name, units, currency, timezone } = given.shape;

export const OrganizationChange = given.partial().extend({
  settings: OrganizationSettings.optional(),
  version: z.int().min(1),
});

export const NewOrganization = wholeSchema(foundingFields);

/** The answers of the first-run wizard that belong to the organization itself. */
export const OrganizationSetup = z.object({
  name,
  units,
  currency,
  timezone,
  version: z.int().min(1),
});
