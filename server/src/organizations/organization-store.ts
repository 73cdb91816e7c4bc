import type {
  NewOrganization,
  Organization,
  OrganizationChange,
  OrganizationSetup,
} from '@archway/contract/organizations/organization';
import type * as z from 'zod';
import type { OrgDb } from '../platform/db/db.ts';

export type OrganizationRow = z.output<typeof NewOrganization> &
  Pick<Organization, 'slug' | 'country' | 'timezone' | 'currency' | 'units' | 'locale' | 'settings'>;

const columns = (
  sql: OrgDb['sql'],
) => sql`id, version, name, slug, company_type, company_size, city, state, country, timezone, currency, units,
  locale, settings, setup_done_at is not null as setup_done, created_at`;

/** False when the slug belongs to another organization. */
export const addOrganization = async ({ sql, orgId }: OrgDb, row: OrganizationRow): Promise<boolean> => {
  const added = await sql`
    insert into organization (id, name, slug, company_type, company_size, city, state, country, timezone, currency, units, locale, settings)
    values (${orgId}, ${row.name}, ${row.slug}, ${row.companyType}, ${row.companySize}, ${row.city}, ${row.state}, ${row.country},
      ${row.timezone}, ${row.currency}, ${row.units}, ${row.locale}, ${sql.json(row.settings)})
    on conflict (slug) do nothing`;
  return added.count === 1;
};

export const findOrganization = async ({ sql, orgId }: OrgDb): Promise<Organization | undefined> => {
  const [organization] = await sql<
    Organization[]
  >`select ${columns(sql)} from organization where id = ${orgId}`;
  return organization;
};

/** Held until the transaction ends: what is compared with it stays true. */
export const lockOrganization = async ({ sql, orgId }: OrgDb): Promise<Organization | undefined> => {
  const [organization] = await sql<
    Organization[]
  >`select ${columns(sql)} from organization where id = ${orgId} for no key update`;
  return organization;
};

export const changeOrganizationRow = async (
  { sql, orgId }: OrgDb,
  change: Omit<z.output<typeof OrganizationChange>, 'version'>,
): Promise<Organization> => {
  const [organization] = await sql<Organization[]>`
    update organization set
      name = coalesce(${change.name ?? null}, name),
      company_type = coalesce(${change.companyType ?? null}, company_type),
      company_size = coalesce(${change.companySize ?? null}, company_size),
      city = coalesce(${change.city ?? null}, city),
      state = coalesce(${change.state ?? null}, state),
      country = coalesce(${change.country ?? null}, country),
      timezone = coalesce(${change.timezone ?? null}, timezone),
      currency = coalesce(${change.currency ?? null}, currency),
      units = coalesce(${change.units ?? null}, units),
      locale = coalesce(${change.locale ?? null}, locale),
      settings = coalesce(${change.settings ? sql.json(change.settings) : null}, settings)
    where id = ${orgId} returning ${columns(sql)}`;
  if (!organization) throw new Error('The organization is not there.');
  return organization;
};

export const setUpOrganizationRow = async (
  { sql, orgId }: OrgDb,
  answers: Omit<z.output<typeof OrganizationSetup>, 'version'>,
  now: Date,
): Promise<Organization> => {
  const [organization] = await sql<Organization[]>`
    update organization set name = ${answers.name}, units = ${answers.units}, currency = ${answers.currency}, timezone = ${answers.timezone},
      setup_done_at = coalesce(setup_done_at, ${now})
    where id = ${orgId} returning ${columns(sql)}`;
  if (!organization) throw new Error('The organization is not there.');
  return organization;
};
