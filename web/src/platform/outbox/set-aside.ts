import { newKey } from '../api/new-key.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** A picture of what the server does not know. It may have been rolled back for a while: every page tries once. */
export const unknownThere = 'unknown';

/**
 * What the server would not take: each of these is to run within a transaction. `version` is that of the app, and another
 * one may be understood.
 */
export const asidesIn = ({ entries, pictures }: OutboxDatabase, version: string | undefined) => {
  const thisPage = newKey();
  const again = { reason: undefined, refusedIn: undefined };
  const isAside = ({ reason }: Pick<OutboxEntry, 'reason'>) => reason !== undefined;
  const isOfOther = (one: Pick<OutboxEntry, 'reason' | 'refusedIn'>) =>
    isAside(one) && one.refusedIn !== version && one.refusedIn !== thisPage;
  const entriesOfOther = (owner: string) => entries.where('owner').equals(owner).and(isOfOther);
  const picturesOfOther = (owner: string) => pictures.where('owner').equals(owner).and(isOfOther);

  return {
    setAside: async (ids: readonly { id: string; reason: string }[]) => {
      for (const { id, reason } of ids)
        await entries.where('id').equals(id).modify({ reason, refusedIn: version });
    },
    setPictureAside: (id: string, reason: string) =>
      pictures.update(id, { reason, refusedIn: reason === unknownThere ? thisPage : version }),
    retry: async (id: string) => {
      await entries.where('id').equals(id).modify(again);
      await pictures.where('factId').equals(id).modify(again);
    },
    hasOfOtherVersions: async (owner: string) => {
      const refused = await entriesOfOther(owner).count();
      return refused + (await picturesOfOther(owner).count()) > 0;
    },
    retryOfOtherVersions: async (owner: string) => {
      await entriesOfOther(owner).modify(again);
      await picturesOfOther(owner).modify(again);
    },
    discard: async (id: string) => {
      const isRefused = await entries.where('id').equals(id).and(isAside).delete();
      await pictures
        .where('factId')
        .equals(id)
        .and((picture) => isRefused > 0 || isAside(picture))
        .delete();
    },
  };
};
