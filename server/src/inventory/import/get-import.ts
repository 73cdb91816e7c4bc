import type { Import } from '@archway/contract/inventory/imports/import';
import type { ImportState } from '@archway/contract/inventory/imports/import-states';
import { importTransitions } from '@archway/contract/inventory/imports/import-states';
import { problem } from '@archway/contract/kernel/api/problem';
import type { ImportId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { findImport, type LockedImport, lockImportRow } from './import-store.ts';

/** Where an import stands. */
export const getImport = async ({ db, actor }: ReadContext, { id }: { id: ImportId }): Promise<Import> => {
  const { userId } = await actor;
  const found = await findImport(db, id, userId);
  if (!found) throw noSuchImport();
  return found;
};

/** One's own import, held, and free to become what it is to become. */
export const lockImport = async (
  db: OrgDb,
  actor: Actor,
  id: ImportId,
  to?: ImportState,
): Promise<LockedImport> => {
  const held = await lockImportRow(db, id);
  if (!held || held.createdBy !== actor.userId) throw noSuchImport();
  if (to && held.state !== to) requireTransition(importTransitions, held.state, to);
  return held;
};

const noSuchImport = () => problem('not_found', 'That import is not one of yours.');
