import type { ImportSummary } from '@archway/contract/inventory/import';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { latestImports } from './import-store.ts';

/** One's own latest imports, on whatever device they were begun. */
export const listImports = async (db: OrgDb, actor: Actor): Promise<{ rows: ImportSummary[] }> => ({
  rows: await latestImports(db, actor.userId),
});
