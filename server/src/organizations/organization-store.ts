import { namesOf, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { Organization, OrganizationSetup } from '@archway/contract/organizations/organization';
import { organizationFields } from '@archway/contract/organizations/organization-fields';
import type * as z from 'zod';
import { lastChange } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  selectedText,
} from '../platform/db/lists/field-columns.ts';

type Facts = Readonly<ValuesOf<typeof organizationFields>> & Pick<Organization, 'settings'>;

const fieldNames = columnsText(namesOf(organizationFields));
const fieldColumns = selectedText(namesOf(organizationFields), 'organization');

const columns = (sql: OrgDb['sql']) => sql`id, version, slug, ${sql.unsafe(fieldColumns)}, settings,
  setup_done_at is not null as "setupDone", created_at as "createdAt", ${lastChange(sql, 'organization')}`;

/** False when the slug belongs to another organization. */
export const addOrganization = async (
  { sql, orgId }: OrgDb,
  row: Facts & Pick<Organization, 'slug'>,
): Promise<boolean> => {
  const added = await sql`
    insert into organization (id, slug, settings, ${sql.unsafe(fieldNames)})
    values (${orgId}, ${row.slug}, ${sql.json(row.settings)}, ${givenValues(sql, organizationFields, row)})
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

export const changeOrganizationRow = async ({ sql, orgId }: OrgDb, row: Facts): Promise<Organization> => {
  const [organization] = await sql<Organization[]>`
    update organization set settings = ${sql.json(row.settings)}, ${assignedValues(sql, organizationFields, row)}
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
    update organization set ${assignedValues(sql, organizationFields, answers)}, setup_done_at = coalesce(setup_done_at, ${now})
    where id = ${orgId} returning ${columns(sql)}`;
  if (!organization) throw new Error('The organization is not there.');
  return organization;
};
