import type { SavedList } from '@archway/contract/team/saved-view';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { requireList } from './require-list-right.ts';
import { savedViews } from './view-store.ts';

/** One's own ways of looking at a list, and those that colleagues share. */
export const listViews = async ({ db, actor }: ReadContext, { list }: { list: SavedList }) => {
  const reader = await actor;
  requireList(reader, list);
  return { rows: await savedViews(db, reader.userId, list) };
};
