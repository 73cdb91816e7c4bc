import { problem } from '@archway/contract/kernel/problem';
import type { OrganizationChange } from '@archway/contract/organizations/organization';
import type * as z from 'zod';
import { differences } from '../audit/difference-rules.ts';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { requireVersion } from '../platform/db/require-version.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { changeOrganizationRow, lockOrganization } from './organization-store.ts';
import { requireZone } from './require-zone.ts';

/** Changes the details and settings that are named; all others stay. Its address (the slug) never changes. */
export const changeOrganization = async (
  db: OrgDb,
  actor: Actor,
  { version, ...change }: z.output<typeof OrganizationChange>,
) => {
  const before = await lockOrganization(db);
  if (!before) throw problem('not_found', 'That organization does not exist.');
  requireVersion(before, version);
  await requireZone(db, change.timezone, before.timezone);
  const after = await changeOrganizationRow(db, change);
  const subject = { type: 'Organization', id: after.id, name: after.name };
  await record(db, actor, 'organization.changed', subject, differences(before, after, changeable));
  return after;
};

const changeable = [
  'name',
  'companyType',
  'companySize',
  'city',
  'state',
  'country',
  'timezone',
  'currency',
  'units',
  'locale',
  'settings',
] as const;
