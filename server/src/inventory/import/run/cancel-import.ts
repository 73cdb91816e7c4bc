import type { Import } from '@archway/contract/inventory/imports/import';
import type { ImportId } from '@archway/contract/kernel/ids';
import { asReading } from '../../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { getImport, lockImport } from '../get-import.ts';
import { setImportState } from '../import-store.ts';
import { dropFiles } from '../part-store.ts';
import { dropRows } from '../row-store.ts';
import { forgetRunning } from './running-store.ts';

/** Stops an import. Whoever works on it notices at the next step, and leaves nothing behind. */
export const cancelImport = async (context: ChangeContext, { id }: { id: ImportId }): Promise<Import> => {
  const { db, actor, record } = context;
  const held = await lockImport(db, actor, id);
  if (held.state !== 'canceled') {
    await lockImport(db, actor, id, 'canceled');
    await setImportState(db, id, { state: 'canceled' });
    await dropRows(db, id);
    await dropFiles(db, id, 0);
    await forgetRunning(db, id);
  }
  await record({ id, name: held.fileName });
  return getImport(asReading(context), { id });
};
