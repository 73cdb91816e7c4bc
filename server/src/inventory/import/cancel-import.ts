import type { Import } from '@archway/contract/inventory/import';
import type { ImportId } from '@archway/contract/kernel/ids';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { getImport, holdImport } from './get-import.ts';
import { setImportState } from './import-store.ts';
import { dropFiles } from './part-store.ts';
import { dropRows } from './row-store.ts';
import { forgetRunning } from './running-store.ts';

/** Stops an import. Whoever works on it notices at the next step, and leaves nothing behind. */
export const cancelImport = async (db: OrgDb, actor: Actor, id: ImportId): Promise<Import> => {
  const held = await holdImport(db, actor, id);
  if (held.state !== 'cancelled') {
    await holdImport(db, actor, id, 'cancelled');
    await setImportState(db, id, { state: 'cancelled' });
    await dropRows(db, id);
    await dropFiles(db, id, 0);
    await forgetRunning(db, id);
  }
  await record(db, actor, 'import.cancelled', { type: 'Import', id, name: held.fileName });
  return getImport(db, actor, id);
};
