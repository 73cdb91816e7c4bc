import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxEntry, OutboxPicture } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { forgetSentOf, keepSent } from './sent-entries.ts';
import { asidesIn } from './set-aside.ts';

/** What the outbox has to know of the app around it. */
export type Surroundings = {
  /** Called after every write but `add`. */
  readonly changed: () => void;
  /** Whether this owner's member is signed in here: also in another organization. */
  readonly isHere: (owner: string) => boolean;
  /** Of the app. */
  readonly version: string | undefined;
};

/** The outbox in the browser's own database. */
export const dexieStore = (database: OutboxDatabase, around: Surroundings): OutboxStore => {
  const { entries, pictures, sent } = database;
  const write = async (work: () => Promise<unknown>) => {
    await database.transaction('rw', [entries, pictures, sent], work);
    around.changed();
  };
  const ofOwner = (owner: string) => entries.where('owner').equals(owner);
  const picturesOf = (owner: string) => pictures.where('owner').equals(owner);
  const add = async (made: readonly OutboxEntry[], taken: readonly OutboxPicture[] = []) => {
    await entries.bulkAdd([...made]);
    if (taken.length > 0) await pictures.bulkAdd([...taken]);
  };
  const asides = asidesIn(database, around.version);

  return {
    // Whoever adds tells what was added.
    add: (made, taken) => database.transaction('rw', [entries, pictures], () => add(made, taken)),
    addMissing: (made, taken = []) =>
      write(async () => {
        const ids = made.map(({ id }) => id);
        const here = await entries.where('id').anyOf(ids).toArray();
        const gone = await sent.where('id').anyOf(ids).primaryKeys();
        const known = new Set([...here.map(({ id }) => id), ...gone]);
        await add(
          made.filter(({ id }) => !known.has(id)),
          taken.filter(({ factId }) => !known.has(factId)),
        );
      }),
    waiting: (owner, most) => ofOwner(owner).and(isWaiting).limit(most).sortBy('order'),
    all: (owner) => ofOwner(owner).sortBy('order'),
    settle: (owner, placed) =>
      write(async () => {
        const ids = placed.map(({ id }) => id);
        const found = await entries.where('id').anyOf(ids).sortBy('order');
        const rows = found.filter((entry) => entry.owner === owner);
        await entries.bulkDelete(rows.flatMap(({ order = [] }) => order));
        await keepSent(database, rows, placed, around.isHere(owner));
      }),
    setAside: (ids) => write(() => asides.setAside(ids)),
    retry: (id) => write(() => asides.retry(id)),
    retryOfOtherVersions: async (owner) => {
      if (await asides.hasOfOtherVersions(owner)) await write(() => asides.retryOfOtherVersions(owner));
    },
    discard: (id) => write(() => asides.discard(id)),
    pictures: (owner) => picturesOf(owner).toArray(),
    // At one moment: a fact that is added in between is not sent yet, and neither are its pictures.
    nextPicture: (owner) =>
      database.transaction('r', [entries, pictures], async () => {
        const unsent = new Set((await ofOwner(owner).toArray()).map(({ id }) => id));
        return picturesOf(owner)
          .and((picture) => isWaiting(picture) && !unsent.has(picture.factId))
          .first();
      }),
    pictureSent: (id, bytes) => write(() => pictures.update(id, { sent: bytes })),
    pictureArrived: (id) => write(() => pictures.delete(id)),
    setPictureAside: (id, reason) => write(() => asides.setPictureAside(id, reason)),
    sentLately: async (owner) => (await sent.where('owner').equals(owner).toArray()).sort(latestFirst),
    forgetSent: (memberId) => write(() => forgetSentOf(database, memberId)),
    countOfMember: async (memberId) => {
      const facts = await entries.where('owner').startsWith(`${memberId} `).toArray();
      const taken = await pictures.where('owner').startsWith(`${memberId} `).toArray();
      return factsIn(facts, taken);
    },
    counts: (owner) =>
      database.transaction('r', [entries, pictures], async () => {
        const [facts, taken] = [await ofOwner(owner).toArray(), await picturesOf(owner).toArray()];
        return {
          waiting: factsIn(facts.filter(isWaiting), taken.filter(isWaiting)),
          setAside: factsIn(facts.filter(isAside), taken.filter(isAside)),
        };
      }),
    tryWriting: () =>
      database.transaction('rw', sent, async () => {
        const probe = { id: 'probe', owner: '', sentAt: 0, review: null };
        await sent.add({ ...probe, fact: { id: 'probe', at: '', kind: '' } });
        await sent.delete('probe');
      }),
  };
};

const isWaiting = ({ reason }: Pick<OutboxEntry, 'reason'>) => reason === undefined;
const isAside = ({ reason }: Pick<OutboxEntry, 'reason'>) => reason !== undefined;

const factsIn = (facts: readonly OutboxEntry[], taken: readonly OutboxPicture[]) =>
  new Set([...facts.map(({ id }) => id), ...taken.map(({ factId }) => factId)]).size;

/** Ids are in the order of making. */
const latestFirst = (one: { id: string }, other: { id: string }) => (one.id < other.id ? 1 : -1);
