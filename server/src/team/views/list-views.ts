import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { savedViews } from './view-store.ts';

/** One's own ways of looking at a list, and those that colleagues share. */
export const listViews = async (db: OrgDb, { userId }: Actor, list: string) => ({
  rows: await savedViews(db, userId, list),
});
