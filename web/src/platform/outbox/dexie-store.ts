import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The outbox in the browser's own database. `changed` is called after every write. */
export const dexieStore = (database: OutboxDatabase, changed: () => void): OutboxStore => {
  const { entries } = database;
  const write = async (work: () => Promise<unknown>) => {
    await database.transaction('rw', entries, work);
    changed();
  };
  const isWaiting = ({ reason }: OutboxEntry) => reason === undefined;
  const ofOwner = (owner: string) => entries.where('owner').equals(owner);

  return {
    add: (made) => write(() => entries.bulkAdd([...made])),
    waiting: (owner, most) => ofOwner(owner).and(isWaiting).limit(most).sortBy('order'),
    all: (owner) => ofOwner(owner).sortBy('order'),
    remove: (ids) =>
      write(() =>
        entries
          .where('id')
          .anyOf([...ids])
          .delete(),
      ),
    setAside: (ids) =>
      write(async () => {
        for (const { id, reason } of ids) await entries.where('id').equals(id).modify({ reason });
      }),
    countOfMember: (memberId) => entries.where('owner').startsWith(`${memberId} `).count(),
    counts: async (owner) => ({
      waiting: await ofOwner(owner).and(isWaiting).count(),
      setAside: await ofOwner(owner)
        .filter((entry) => !isWaiting(entry))
        .count(),
    }),
  };
};
