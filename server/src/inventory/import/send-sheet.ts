import { createHash } from 'node:crypto';
import type { Import } from '@archway/contract/inventory/imports/import';
import type { ImportFailure } from '@archway/contract/inventory/imports/import-states';
import { type FieldMessageKey, fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ImportId } from '@archway/contract/kernel/ids';
import { plainFileName } from '../../files/plain-file-name.ts';
import { readCustomFields } from '../../organizations/custom-fields/lock-custom-fields.ts';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { FileContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { guessCustomColumns } from './check/custom-column-rules.ts';
import { getImport } from './get-import.ts';
import { addImport } from './import-store.ts';
import { addFile } from './part-store.ts';
import { keepUntil } from './run/kept-store.ts';
import { lookInWorker } from './sheet/run-sheet-worker.ts';
import { SheetFailure } from './sheet/sheet-failure.ts';

/** Long enough to come back after a weekend, and to correct what was wrong. */
const keptDays = 14;

/** Takes a sheet in and looks at its first rows. Nothing is imported yet. */
export const sendSheet = async (
  { clock, change }: FileContext,
  { file }: { file: File },
): Promise<Import> => {
  const content = new Uint8Array(await file.arrayBuffer());
  const digest = createHash('sha256').update(content).digest();
  const look = await lookInWorker(content, { op: 'look', hints: {} }).catch(refuseFile);
  return change(async (context) => {
    const { db, actor, record } = context;
    const id = newId<ImportId>();
    const fileName = plainFileName(file.name, { most: 120, otherwise: 'sheet' });
    const columns = guessCustomColumns(look.columns, await readCustomFields(db, 'item'));
    await addImport(db, { id, fileName, digest, look: { ...look, columns }, createdBy: actor.userId });
    await keepUntil(db, id, new Date(clock.now().getTime() + keptDays * 24 * 3600 * 1000));
    await addFile(db, id, 0, file);
    await record({ id, name: fileName });
    return getImport(asReading(context), { id });
  });
};

/** A file that cannot be used is a wrong field of the form it came with. */
export const refuseFile = (error: unknown): never => {
  throw error instanceof SheetFailure ? fieldProblem('file', failureMessages[error.reason]) : error;
};

const failureMessages: Readonly<Record<ImportFailure, FieldMessageKey>> = {
  unreadable: 'errors.sheet',
  unclosed_quote: 'errors.sheetQuote',
  empty: 'errors.sheetEmpty',
  too_many_rows: 'errors.sheetRows',
  too_many_columns: 'errors.sheetColumns',
  too_large: 'errors.sheetLarge',
  encrypted: 'errors.sheetLocked',
  unsafe_zip: 'errors.sheetUnsafe',
  moved_on: 'errors.sheet',
  internal: 'errors.sheet',
};
