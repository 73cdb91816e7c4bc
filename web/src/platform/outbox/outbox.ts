import { newKey } from '../api/new-key.ts';
import { onForget } from '../session/forget.ts';
import { readStoredUser } from '../session/stored-session.ts';
import { pageVersion } from '../worker/page-version.ts';
import { outboxChanged } from './outbox-changes.ts';
import type { DeviceFact } from './outbox-entry.ts';
import { outboxDatabase } from './outbox-names.ts';
import type { OutboxStore } from './outbox-store.ts';

let opened: Promise<OutboxStore> | undefined;

/** The outbox of this device. Its database is loaded when it is first needed: it weighs more than most screens. */
export const openOutbox = (): Promise<OutboxStore> => {
  opened ??= open().catch((error: unknown) => {
    // A browser that refused once may not the next time: after a dialog was answered, or room was made.
    opened = undefined;
    throw new OutboxRefused(error);
  });
  return opened;
};

/** The outbox if anything was ever kept here. Browsers that cannot tell are opened. */
export const existingOutbox = async (): Promise<OutboxStore | undefined> => {
  if (opened !== undefined) return opened;
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined);
  return databases?.some(({ name }) => name === outboxDatabase) === false ? undefined : openOutbox();
};

/** This device keeps nothing: private mode, a full disk, blocked by policy. Whoever hears it says so loudly. */
export class OutboxRefused extends Error {
  override readonly name = 'OutboxRefused';
  constructor(cause: unknown) {
    super('This device refused to keep what has not been sent.', { cause });
  }
}

export type Kept = {
  readonly fact: DeviceFact;
  readonly shown?: Readonly<Record<string, unknown>> | undefined;
  readonly pictures?: readonly Blob[] | undefined;
};

/** Resolves when the facts are on the disk: only then may a screen say that they are recorded. */
export const keepFacts = (owner: string, facts: readonly Kept[]) => keep('add', owner, facts);

/** The same for what may have been kept before, as by a page that was closed before it heard so. */
export const keepMissingFacts = (owner: string, facts: readonly Kept[]) => keep('addMissing', owner, facts);

const keep = async (how: 'add' | 'addMissing', owner: string, facts: readonly Kept[]) => {
  const store = await openOutbox();
  const entries = facts.map(({ fact, shown }) => ({ id: fact.id, owner, fact, shown }));
  const pictures = facts.flatMap(({ fact, pictures: taken = [] }) =>
    taken.map((content, position) => {
      return { id: newKey(), owner, factId: fact.id, position, content, sent: 0 };
    }),
  );
  await store[how](entries, pictures).catch((error: unknown) => {
    throw new OutboxRefused(error);
  });
  const added = facts.map(({ fact }) => fact);
  outboxChanged({ kind: 'added', owner, ids: added.map(({ id }) => id), facts: added });
};

/** Sends again what the server would not take. */
export const retryFact = async (owner: string, id: string) => {
  await (await openOutbox()).retry(id);
  outboxChanged({ kind: 'added', owner, ids: [id] });
};

/** Lets go of what the server would not take, with its pictures: only somebody who has confirmed that may. */
export const discardFact = async (id: string) => (await openOutbox()).discard(id);

// What the server has is nobody's to find on this device after its owner has left. Whoever goes on elsewhere has not.
onForget((signedOut) => {
  if (!signedOut) return;
  existingOutbox()
    .then((store) => store?.forgetSent(signedOut.memberId))
    .catch(() => undefined);
});

const open = async (): Promise<OutboxStore> => {
  const [{ OutboxDatabase }, { dexieStore }] = await Promise.all([
    import('./outbox-database.ts'),
    import('./dexie-store.ts'),
  ]);
  const database = new OutboxDatabase();
  await database.open();
  // Another tab brings a later version, or the browser lets go of it: whatever comes next opens it anew.
  database.on('close', () => {
    opened = undefined;
  });
  // Asked for once something is worth keeping; a browser that says no may still keep it for long.
  void navigator.storage?.persist?.().catch(() => false);
  const store = dexieStore(database, {
    changed: () => outboxChanged({ kind: 'settled' }),
    isHere: (owner) => owner.startsWith(`${readStoredUser()?.id} `),
    version: pageVersion,
  });
  // Whoever sends from it comes while there is a network to come by.
  outboxChanged({ kind: 'settled' });
  return store;
};
