import type { ReadContext } from '../../platform/http/use-case-context.ts';
import { savedViews } from './view-store.ts';

/** One's own ways of looking at a list, and those that colleagues share. */
export const listViews = async ({ db, actor }: ReadContext, { list }: { list: string }) => {
  const { userId } = await actor;
  return { rows: await savedViews(db, userId, list) };
};
