import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxEntry, Placed } from './outbox-entry.ts';

/** What was sent can be taken back from here for two days; of more than so many of one owner, the latest. */
const sentFor = 2 * 86_400_000;
const mostSent = 200;

/**
 * Keeps what the server has by now, as far as somebody is here who may take it back; and, whoever is here, that of which a
 * picture waits: without it nobody could tell what the picture is of. Within a transaction.
 */
export const keepSent = async (
  { pictures, sent }: OutboxDatabase,
  settled: readonly OutboxEntry[],
  placed: readonly Placed[],
  isHere: boolean,
) => {
  const reviews = new Map(placed.map(({ id, review }) => [id, review]));
  const sentAt = Date.now();
  const withPicture = new Set(await pictures.orderBy('factId').uniqueKeys());
  const rows = settled
    .filter(({ id }) => isHere || withPicture.has(id))
    .map(({ id, owner, fact, shown }) => {
      return { id, owner, fact, shown, sentAt, review: reviews.get(id) ?? null };
    });
  await sent.bulkPut(rows);
  const kept = (await sent.orderBy('sentAt').reverse().toArray()).filter(({ id }) => !withPicture.has(id));
  const counts = new Map<string, number>();
  const old = kept.filter(({ owner, sentAt: at }) => {
    const nth = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, nth);
    return nth > mostSent || at < sentAt - sentFor;
  });
  await sent.bulkDelete(old.map(({ id }) => id));
};

/** Of a member in all organizations; of everybody where it is not known who has left. Within a transaction. */
export const forgetSentOf = async ({ pictures, sent }: OutboxDatabase, memberId: string | undefined) => {
  const withPicture = new Set(await pictures.orderBy('factId').uniqueKeys());
  const theirs = sent.where('owner').startsWith(memberId === undefined ? '' : `${memberId} `);
  await theirs.and(({ id }) => !withPicture.has(id)).delete();
};
