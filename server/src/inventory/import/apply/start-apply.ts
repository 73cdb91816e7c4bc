import type { Import } from '@archway/contract/inventory/imports/import';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ImportId } from '@archway/contract/kernel/ids';
import { requireVersion } from '../../../platform/db/changes/require-version.ts';
import { enqueueJob } from '../../../platform/db/requests/job-store.ts';
import { asReading } from '../../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { getImport, lockImport } from '../get-import.ts';
import { startApplying } from '../import-store.ts';
import { requireFieldRights, requireShownColumns } from '../require-plan-rights.ts';
import { startRunning } from '../run/start-running.ts';

/** Begins to import every row that was found right. */
export const startApply = async (
  context: ChangeContext,
  { id, version }: { id: ImportId; version: number },
): Promise<Import> => {
  const { db, actor, clock, record } = context;
  const held = await lockImport(db, actor, id, 'applying');
  requireVersion(held, version);
  if (held.plan) requireShownColumns(actor, held.plan);
  if (held.fields?.made.length) requireFieldRights(actor);
  const { toAdd = 0, toChange = 0, wrong = 0 } = held.counts ?? {};
  if (toAdd + toChange === 0) throw fieldProblem('id', 'errors.nothingToImport');
  if (toChange > 0 && !wholeRights(actor.ability).can('update', 'Item'))
    throw problem('forbidden', 'Your role can’t change items, and this import would.');
  await startApplying(db, id);
  await startRunning(db, id, 'apply-import', clock.now());
  await enqueueJob(db, 'apply-import', { orgId: db.orgId, importId: id });
  await record({ id, name: held.fileName }, { added: toAdd, changed: toChange, left: wrong });
  return getImport(asReading(context), { id });
};
