import type { Import } from '@archway/contract/inventory/imports/import';
import type { ReadingChange } from '@archway/contract/inventory/imports/import-endpoints';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type * as z from 'zod';
import { readCustomFields } from '../../../organizations/custom-fields/lock-custom-fields.ts';
import { requireVersion } from '../../../platform/db/changes/require-version.ts';
import { asReading } from '../../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { getImport, lockImport } from '../get-import.ts';
import { setReading } from '../import-store.ts';
import { readFile } from '../part-store.ts';
import { dropRows } from '../row-store.ts';
import { lookInWorker } from '../sheet/run-sheet-worker.ts';
import { SheetFailure } from '../sheet/sheet-failure.ts';
import { guessCustomColumns } from './custom-column-rules.ts';

/** Reads a sheet in another way than was guessed. What its columns mean is asked anew. */
export const readAgain = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof ReadingChange>,
): Promise<Import> => {
  const { db, actor, record } = context;
  const held = await lockImport(db, actor, id, 'mapping');
  requireVersion(held, version);
  const { reading } = held;
  if (change.sheet !== undefined && !reading.sheets.includes(change.sheet))
    throw fieldProblem('sheet', 'errors.choice');
  const look = await lookInWorker(await readFile(db, id, 0), {
    op: 'look',
    hints: {
      encoding: change.encoding ?? (reading.isEncodingSure ? (reading.encoding ?? undefined) : undefined),
      separator: change.separator ?? reading.separator ?? undefined,
      sheet: change.sheet ?? reading.sheet ?? undefined,
      // Another sheet has headings of its own.
      headingRow: change.headingRow ?? (change.sheet === undefined ? reading.headingRow : undefined),
      decimalMark: change.decimalMark === undefined ? reading.decimalMark : change.decimalMark,
    },
  }).catch((error: unknown) => {
    if (!(error instanceof SheetFailure)) throw error;
    // Below the last row there is nothing that could be a heading.
    const isBelow = error.reason === 'empty' && change.headingRow !== undefined;
    throw fieldProblem(isBelow ? 'headingRow' : firstNamed(change), 'errors.sheet');
  });
  await dropRows(db, id);
  const columns = guessCustomColumns(look.columns, await readCustomFields(db, 'item'));
  await setReading(db, id, { ...look, columns });
  await record({ id, name: held.fileName });
  return getImport(asReading(context), { id });
};

const firstNamed = (change: Record<string, unknown>) =>
  Object.keys(change).find((name) => change[name] !== undefined) ?? 'encoding';
