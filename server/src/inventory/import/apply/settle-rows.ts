import type { ImportCounts } from '@archway/contract/inventory/imports/import';
import type { OrgDb } from '../../../platform/db/db.ts';
import { mostUnitsOfRow } from '../check/check-row-rules.ts';
import type { LockedImport } from '../import-store.ts';
import { countRows } from '../row-store.ts';
import {
  type ColumnNumbers,
  compareAsSets,
  findChanges,
  findTwins,
  judgeKnown,
  judgeNew,
  judgePictures,
  matchByName,
  matchBySku,
} from './settle-store.ts';

/** What each row that was read means for the catalog as it is now: new, changed, the same, or wrong after all. */
export const settleRows = async (db: OrgDb, { id, plan }: LockedImport): Promise<ImportCounts> => {
  const columns = columnNumbers(plan?.mapping ?? []);
  await compareAsSets(db, true);
  await findTwins(db, id, columns);
  await matchBySku(db, id);
  await matchByName(db, id, columns.name);
  await judgeNew(db, id, columns, mostUnitsOfRow);
  await judgeKnown(db, id, columns, mostUnitsOfRow);
  await judgePictures(db, id, columns.pictures);
  await findChanges(db, id);
  return countRows(db, id);
};

const columnNumbers = (mapping: readonly (string | null)[]): ColumnNumbers => {
  const of = (target: string) => {
    const column = mapping.indexOf(target);
    return column < 0 ? null : column;
  };
  return {
    sku: of('sku'),
    name: of('name'),
    category: of('category'),
    status: of('status'),
    tracking: of('tracking'),
    quantity: of('quantity'),
    location: of('location'),
    pictures: of('pictures'),
  };
};
