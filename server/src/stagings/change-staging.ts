import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { Staging, StagingChange } from '@archway/contract/stagings/staging';
import { stagingFields } from '@archway/contract/stagings/staging-fields';
import type * as z from 'zod';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireAddress } from '../properties/require-address.ts';
import { requireRightsToChange } from '../team/require-field-rights.ts';
import { getStaging, requireStaging, stagingName } from './get-staging.ts';
import { requireParties } from './require-parties.ts';
import { changeStagingRow } from './staging-store.ts';

/** Changes what is known of a job. */
export const changeStaging = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof StagingChange>,
): Promise<Staging> => {
  const { db, actor, record } = context;
  requireRightsToChange(actor, change);
  // Clients before jobs, as whoever merges two of them locks them.
  await requireParties(db, change);
  const before = await requireStaging(db, id);
  requireVersion(before, version);
  const given = withChange(before, change);
  const after = { ...given, name: given.name || (await requireAddress(db, given.propertyId)) };
  await changeStagingRow(db, id, after);
  await record({ id, name: stagingName(after) }, differences(before, after, namesOf(stagingFields)));
  return getStaging(asReading(context), { id });
};
