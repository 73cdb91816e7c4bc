import { type Import, type ImportPlan, isUsedOnce } from '@archway/contract/inventory/imports/import';
import { isPrototypeKey } from '@archway/contract/kernel/api/prototype-keys';
import { customIdOf } from '@archway/contract/kernel/fields/custom-table';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ImportId } from '@archway/contract/kernel/ids';
import { customFieldFields, mostCustomFields } from '@archway/contract/organizations/custom-field-fields';
import { readCustomFields } from '../../../organizations/custom-fields/lock-custom-fields.ts';
import { requireVersion } from '../../../platform/db/changes/require-version.ts';
import type { OrgDb } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/db/requests/job-store.ts';
import { asReading } from '../../../platform/http/calls/as-reading.ts';
import type { Actor } from '../../../platform/http/calls/request-context.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { requireOpenLocation } from '../../require-open-location.ts';
import { getImport, lockImport } from '../get-import.ts';
import { type LockedImport, startRun } from '../import-store.ts';
import { requireFieldRights, requirePlanRights } from '../require-plan-rights.ts';
import { startRunning } from '../run/start-running.ts';
import { customColumns } from './custom-column-rules.ts';
import { categoryNames } from './reference-store.ts';

type Check = ImportPlan & { readonly id: ImportId; readonly version: number };

/** Tries every row as it is now understood. Whatever an earlier check found is forgotten. */
export const startCheck = async (
  context: ChangeContext,
  { id, version, ...plan }: Check,
): Promise<Import> => {
  const { db, actor, clock, record } = context;
  const held = await lockImport(db, actor, id, 'checking');
  requireVersion(held, version);
  requireGoodMapping(held, plan);
  requirePlanRights(actor, plan);
  await requireGoodFields(db, actor, held, plan);
  if (plan.categoryId && !(await categoryNames(db)).some((category) => category.id === plan.categoryId))
    throw fieldProblem('categoryId', 'errors.notFound');
  if (plan.locationId) await requireOpenLocation(db, plan.locationId, 'locationId');
  await startRun(db, id, plan);
  await startRunning(db, id, 'check-import', clock.now());
  await enqueueJob(db, 'check-import', { orgId: db.orgId, importId: id });
  await record({ id, name: held.fileName });
  return getImport(asReading(context), { id });
};

/** Columns of custom fields: those that are there, and those that would be made for them. */
const requireGoodFields = async (
  db: OrgDb,
  actor: Actor,
  { columns }: LockedImport,
  { mapping }: ImportPlan,
) => {
  const known = await readCustomFields(db, 'item');
  const headings = columns.map(({ heading }) => heading);
  const strange = mapping.map((target) => target && customIdOf(target));
  if (strange.some((id) => id && !known.some((field) => field.id === id)))
    throw fieldProblem('mapping', 'errors.notFound');
  const { missing } = customColumns(headings, mapping, known);
  if (missing.length === 0) return;
  requireFieldRights(actor);
  if (known.length + missing.length > mostCustomFields)
    throw fieldProblem('mapping', 'errors.tooMany', mostCustomFields);
  if (missing.some((name) => name.length > customFieldFields.name.max))
    throw fieldProblem('mapping', 'errors.tooLong', customFieldFields.name.max);
};

const requireGoodMapping = ({ columns, reading }: LockedImport, { mapping }: ImportPlan) => {
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
