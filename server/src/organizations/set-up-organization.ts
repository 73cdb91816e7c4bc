import { problem } from '@archway/contract/kernel/problem';
import type { OrganizationSetup } from '@archway/contract/organizations/organization';
import type * as z from 'zod';
import { differences } from '../audit/difference-rules.ts';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { requireVersion } from '../platform/db/require-version.ts';
import type { Actor } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { lockOrganization, setUpOrganizationRow } from './organization-store.ts';
import { requireZone } from './require-zone.ts';

/** Keeps the answers of the first-run wizard. Answering it again corrects them; it counts as done since the first time. */
export const setUpOrganization = async (
  db: OrgDb,
  actor: Actor,
  { clock }: Pick<Services, 'clock'>,
  { version, ...answers }: z.output<typeof OrganizationSetup>,
) => {
  const before = await lockOrganization(db);
  if (!before) throw problem('not_found', 'That organization does not exist.');
  requireVersion(before, version);
  await requireZone(db, answers.timezone, before.timezone);
  const after = await setUpOrganizationRow(db, answers, clock.now());
  const subject = { type: 'Organization', id: after.id, name: after.name };
  await record(
    db,
    actor,
    'organization.set-up',
    subject,
    differences(before, after, ['name', 'units', 'currency', 'timezone']),
  );
  return after;
};
