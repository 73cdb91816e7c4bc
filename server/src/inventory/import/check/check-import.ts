import { readOrganization } from '../../../organizations/read-organization.ts';
import type { OrgDb } from '../../../platform/db/db.ts';
import { isDatabaseDown } from '../../../platform/db/errors.ts';
import { moneyDecimals } from '../../../platform/sheets/write-value.ts';
import { listVendorNames } from '../../../vendors/name-vendors.ts';
import { analyzeImportTables } from '../apply/apply-store.ts';
import { keepRows } from '../apply/refused-rows.ts';
import { settleRows } from '../apply/settle-rows.ts';
import { endRun, type LockedImport } from '../import-store.ts';
import { readFile } from '../part-store.ts';
import { pictureNames } from '../pictures/picture-store.ts';
import { takeInPictures } from '../pictures/take-in-pictures.ts';
import { dropRows } from '../row-store.ts';
import {
  beginWork,
  type ImportRef,
  type ImportServices,
  makeBeat,
  Overtaken,
  recordFailure,
} from '../run/import-work.ts';
import { forgetRunning } from '../run/running-store.ts';
import { runSheetWorker } from '../sheet/run-sheet-worker.ts';
import { SheetFailure } from '../sheet/sheet-failure.ts';
import type { CheckContext } from './check-row-rules.ts';
import { checkedFields } from './checked-fields.ts';
import { categoryNames, locationNames } from './reference-store.ts';

/** Reading is the longer part of a check; what rows mean for the catalog is found out after it. */
const readingShare = 0.8;

/** Reads every row of a sheet and writes down what it would do. The catalog stays as it is. */
export const checkImport = async (services: ImportServices, ref: ImportRef) => {
  const held = await beginWork(services, ref, 'checking');
  if (!held) return;
  try {
    await readRows(services, ref, held);
    await takeInPictures(services, ref, held, makeBeat(services, ref.orgId, held, 'check-import'));
    await services.side.transaction(analyzeImportTables);
    await services.db.inOrg(ref.orgId, async (org) => {
      const counts = await settleRows(org, held);
      if (counts.rows === 0) throw new SheetFailure('empty');
      await endRun(org, held, { state: 'checked', counts, failure: held.failure });
      await forgetRunning(org, held.id);
    });
  } catch (error) {
    await failed(services, ref, held, error);
  }
};

const readRows = async (services: ImportServices, { orgId }: ImportRef, held: LockedImport) => {
  const beat = makeBeat(services, orgId, held, 'check-import');
  const { content, context } = await services.db.inOrg(orgId, async (org) => {
    await dropRows(org, held.id);
    return { content: await readFile(org, held.id, 0), context: await contextOf(org, held) };
  });
  const { kind, reading } = held;
  await runSheetWorker(content, { op: 'check', kind, reading, context }, async ({ rows, share }) => {
    await keepRows(services, { orgId }, held, rows);
    await beat(share * readingShare);
  });
};

const contextOf = async (db: OrgDb, held: LockedImport): Promise<CheckContext> => {
  const { id, columns, plan, reading } = held;
  if (!plan) throw new Error('A check has no plan.');
  const { units, currency } = await readOrganization(db);
  return {
    headings: columns.map(({ heading }) => heading),
    plan,
    units,
    decimals: moneyDecimals(currency),
    decimalMark: reading.decimalMark,
    categories: await categoryNames(db),
    vendors: await listVendorNames(db),
    locations: await locationNames(db),
    pictures: await pictureNames(db, id),
    fields: await checkedFields(db, held),
  };
};

/** A file that cannot be used is the sender's to change; a database that is away is worth another try; the rest is ours. */
export const failed = async (
  services: ImportServices,
  { orgId }: ImportRef,
  held: LockedImport,
  error: unknown,
) => {
  if (error instanceof Overtaken) return;
  if (isDatabaseDown(error)) throw error;
  const failure = error instanceof SheetFailure ? error.reason : 'internal';
  if (failure === 'internal') services.log.error({ err: error, importId: held.id }, 'an import failed');
  await services.db.inOrg(orgId, async (org) => {
    const isOurs = await endRun(org, held, { state: 'failed', failure });
    await forgetRunning(org, held.id);
    if (isOurs && held.state === 'applying') await recordFailure(org, held);
  });
};
