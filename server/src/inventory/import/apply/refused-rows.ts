import type { CellProblem } from '@archway/contract/inventory/imports/import';
import type { OrgDb } from '../../../platform/db/db.ts';
import { gapOf, isRefusedData } from '../../../platform/db/errors.ts';
import { endRun, type LockedImport } from '../import-store.ts';
import { addRows, countRows, markWrong, tryOut } from '../row-store.ts';
import { type ImportRef, type ImportServices, recordFailure } from '../run/import-work.ts';
import { forgetRunning } from '../run/running-store.ts';
import { batchEdges, insertItems, type Made, type RowRange, updateItems } from './apply-store.ts';
import { makeNamed } from './make-named.ts';

/** What a person can do about a row that only the database refuses: look at it. */
const refused: CellProblem = { column: null, value: '', key: 'errors.invalid' };

type Row = { readonly row: number; readonly itemId: string };

/** Keeps the rows of a check. One that the database refuses is kept as a row to correct, and the others as they are. */
export const keepRows = async (
  services: ImportServices,
  { orgId }: Pick<ImportRef, 'orgId'>,
  { id, run }: Pick<LockedImport, 'id' | 'run'>,
  rows: string,
): Promise<void> => {
  const keep = (text: string) => services.db.inOrg(orgId, (org) => addRows(org, id, run, text));
  try {
    await keep(rows);
  } catch (error) {
    if (!isRefusedData(error)) throw error;
    const all = JSON.parse(rows) as Row[]; // as a check writes them
    if (all.length > 1) {
      const middle = Math.ceil(all.length / 2);
      for (const half of [all.slice(0, middle), all.slice(middle)])
        await keepRows(services, { orgId }, { id, run }, JSON.stringify(half));
      return;
    }
    services.log.warn({ gap: gapOf(error), importId: id }, 'the database refused a row of a sheet');
    const bare = all.map(({ row, itemId }) => ({
      row,
      itemId,
      sku: '',
      content: {},
      related: {},
      problems: [refused],
    }));
    await keep(JSON.stringify(bare));
  }
};

/**
 * Finds the rows of an import that the database refuses and makes them rows to correct: the import stands where it stood
 * after its check, and the rest of it can be imported. Answers whether there were any.
 */
export const setRefusedAside = async (
  services: ImportServices,
  { orgId }: ImportRef,
  held: LockedImport,
  batchSize: number,
): Promise<boolean> => {
  const rows = await services.db.inOrg(orgId, (org) =>
    tryOut(org, async () => {
      const made = await makeNamed(org, held);
      const found: number[] = [];
      let after = -1;
      for (const to of await batchEdges(org, held.id, batchSize)) {
        found.push(...(await refusedIn(org, held, { after, to }, made)));
        after = to;
      }
      return found;
    }),
  );
  if (rows.length === 0) return false;
  await services.db.inOrg(orgId, async (org) => {
    await markWrong(org, held.id, rows, refused);
    const isOurs = await endRun(org, held, { state: 'checked', counts: await countRows(org, held.id) });
    await forgetRunning(org, held.id);
    if (isOurs) await recordFailure(org, held);
  });
  return true;
};

/** Looks in ever smaller parts: most of a sheet is taken at once. */
const refusedIn = async (db: OrgDb, held: LockedImport, range: RowRange, made: Made): Promise<number[]> => {
  try {
    await tryOut(db, async () => {
      await insertItems(db, held.id, range, { by: held.createdBy, made });
      await updateItems(db, held.id, range, made);
    });
    return [];
  } catch (error) {
    if (!isRefusedData(error)) throw error;
    const { after, to } = range;
    if (to - after === 1) return [to];
    const middle = after + Math.floor((to - after) / 2);
    return [
      ...(await refusedIn(db, held, { after, to: middle }, made)),
      ...(await refusedIn(db, held, { after: middle, to }, made)),
    ];
  }
};
