import { problem } from '@archway/contract/kernel/api/problem';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { OrganizationSetup } from '@archway/contract/organizations/organization';
import { organizationFields } from '@archway/contract/organizations/organization-fields';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { lockOrganization, setUpOrganizationRow } from '../organization-store.ts';
import { requireZone } from './require-zone.ts';

/** Keeps the answers of the first-run wizard. Answering it again corrects them; it counts as done since the first time. */
export const setUpOrganization = async (
  { db, clock, record }: ChangeContext,
  { version, ...answers }: z.output<typeof OrganizationSetup>,
) => {
  const before = await lockOrganization(db);
  if (!before) throw problem('not_found', 'That organization does not exist.');
  requireVersion(before, version);
  await requireZone(db, answers.timezone, before.timezone);
  const after = await setUpOrganizationRow(db, answers, clock.now());
  await record({ id: after.id, name: after.name }, differences(before, after, namesOf(organizationFields)));
  return after;
};
