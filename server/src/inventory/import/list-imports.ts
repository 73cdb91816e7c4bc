import type { ImportSummary } from '@archway/contract/inventory/imports/import';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { latestImports } from './import-store.ts';

/** One's own latest imports, on whatever device they were begun. */
export const listImports = async ({ db, actor }: ReadContext): Promise<{ rows: ImportSummary[] }> => {
  const { userId } = await actor;
  return { rows: await latestImports(db, userId) };
};
