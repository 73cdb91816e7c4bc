import { problem } from '@archway/contract/kernel/api/problem';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { OrganizationChange } from '@archway/contract/organizations/organization';
import { organizationFields } from '@archway/contract/organizations/organization-fields';
import type * as z from 'zod';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { changeOrganizationRow, lockOrganization } from './organization-store.ts';
import { requireZone } from './setup/require-zone.ts';

/** Changes the details and settings that are named; all others stay. Its address (the slug) never changes. */
export const changeOrganization = async (
  { db, record }: ChangeContext,
  { version, ...change }: z.output<typeof OrganizationChange>,
) => {
  const before = await lockOrganization(db);
  if (!before) throw problem('not_found', 'That organization does not exist.');
  requireVersion(before, version);
  await requireZone(db, change.timezone, before.timezone);
  const after = await changeOrganizationRow(db, withChange(before, change));
  await record(
    { id: after.id, name: after.name },
    differences(before, after, [...namesOf(organizationFields), 'settings']),
  );
  return after;
};
