import { type Import, type ImportPlan, isUsedOnce } from '@archway/contract/inventory/import';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { ImportId } from '@archway/contract/kernel/ids';
import { isPrototypeKey } from '@archway/contract/kernel/prototype-keys';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/db/job-store.ts';
import { requireVersion } from '../../platform/db/require-version.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { getImport, holdImport } from './get-import.ts';
import { type HeldImport, startRun } from './import-store.ts';
import { categoryNames } from './reference-store.ts';
import { requirePlanRights } from './require-plan-rights.ts';
import { startRunning } from './start-running.ts';

type Check = ImportPlan & { readonly id: ImportId; readonly version: number };

/** Tries every row as it is now understood. Whatever an earlier check found is forgotten. */
export const startCheck = async (
  db: OrgDb,
  actor: Actor,
  { clock }: Services,
  { id, version, ...plan }: Check,
): Promise<Import> => {
  const held = await holdImport(db, actor, id, 'checking');
  requireVersion(held, version);
  requireGoodMapping(held, plan);
  requirePlanRights(actor, plan);
  if (plan.categoryId && !(await categoryNames(db)).some((category) => category.id === plan.categoryId))
    throw fieldProblem('categoryId', 'errors.notFound');
  if (plan.locationId) await requireOpenPlace(db, plan.locationId, 'locationId');
  await startRun(db, id, plan);
  await startRunning(db, id, 'check-import', clock.now());
  await enqueueJob(db, 'check-import', { orgId: db.orgId, importId: id });
  await record(db, actor, 'import.checked', { type: 'Import', id, name: held.fileName });
  return getImport(db, actor, id);
};

const requireGoodMapping = ({ columns, reading }: HeldImport, { mapping }: ImportPlan) => {
  // Letters that could be others are a person's to judge, before anything is made of them.
  if (!reading.isEncodingSure) throw fieldProblem('encoding', 'errors.required');
  if (mapping.length !== columns.length) throw fieldProblem('mapping', 'errors.invalid');
  const used = mapping.filter((target) => target !== null);
  const twice = used.find((target, index) => isUsedOnce(target) && used.indexOf(target) !== index);
  if (twice) throw fieldProblem('mapping', 'errors.columnTwice');
  if (!used.includes('name') && !used.includes('sku')) throw fieldProblem('mapping', 'errors.nameOrSku');
  const unnamed = mapping.some((target, column) => target === 'ownField' && !columns[column]?.heading);
  if (unnamed) throw fieldProblem('mapping', 'errors.headingless');
  const unnameable = mapping.some(
    (target, column) => target === 'ownField' && isPrototypeKey(columns[column]?.heading ?? ''),
  );
  if (unnameable) throw fieldProblem('mapping', 'errors.fieldName');
};
