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

type Kept = {
  readonly fact: DeviceFact;
  readonly shown?: Readonly<Record<string, unknown>> | undefined;
};

/** Resolves when the facts are on the disk: only then may a screen say that they are recorded. */
export const keepFacts = async (owner: string, facts: readonly Kept[]) => {
  const store = await openOutbox();
  const entries = facts.map(({ fact, shown }) => ({ id: fact.id, owner, fact, shown }));
  await store.add(entries).catch((error: unknown) => {
    throw new OutboxRefused(error);
  });
  outboxChanged({ kind: 'added' });
};

const open = async (): Promise<OutboxStore> => {
  const [{ OutboxDatabase }, { dexieStore }] = await Promise.all([
    import('./outbox-database.ts'),
    import('./dexie-store.ts'),
  ]);
  const database = new OutboxDatabase();
  await database.open();
  // Asked for once something is worth keeping; a browser that says no may still keep it for long.
  void navigator.storage?.persist?.().catch(() => false);
  const store = dexieStore(database, () => outboxChanged({ kind: 'settled' }));
  // Whoever sends from it comes while there is a network to come by.
  outboxChanged({ kind: 'settled' });
  return store;
};
