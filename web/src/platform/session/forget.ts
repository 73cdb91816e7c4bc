import { plainName } from '../base.ts';
import { stored, storedInTab, unsentPrefix } from '../storage/local-storage.ts';
import { appCaches } from '../worker/worker-names.ts';
import { dropSession, getSession } from './session.ts';
import { eraseSession, readStoredUser } from './stored-session.ts';

/** Told who has signed out, as far as that is known; nothing when somebody goes on elsewhere. */
type Forget = (signedOut?: { readonly memberId: string | undefined }) => void;

const forgetters = new Set<Forget>();

/** Whoever keeps something of the user in memory says here how to forget it. */
export const onForget = (forget: Forget) => {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
};

/**
 * Leaves nothing of the user on this device but what has not reached the server yet: that waits for the same member. The
 * frame's preferences and the language belong to the device and stay.
 */
export const forgetUser = () => {
  const memberId = (getSession().user ?? readStoredUser())?.id;
  eraseSession();
  for (const key of stored.keys()) if (!staysOnDevice(key)) stored.remove(key);
  forgetMemory({ memberId });
  for (const key of storedInTab.keys()) storedInTab.remove(key);
  void deleteDatabases();
  void deleteCaches();
  dropSession();
};

/** What this tab remembers of an organization or a person: cached answers and the like. */
export const forgetMemory: Forget = (signedOut) => {
  for (const forget of forgetters) forget(signedOut);
};

/** The same, with what is kept on the device of an organization: whoever goes on elsewhere leaves it, in all tabs. */
export const forgetOrganization = () => {
  forgetMemory();
  void deleteDatabases();
};

const staysOnDevice = (key: string) => key === 'language' || key.startsWith(unsentPrefix);

/** Whatever is kept of a member in an organization, but for what they have not sent. */
export const deleteDatabases = async () => {
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name = '' } of databases) {
    const plain = plainName(name);
    if (plain && !staysOnDevice(plain)) indexedDB.deleteDatabase(name);
  }
};

/** The files of the app itself are nobody's, and open it again without a network. */
const deleteCaches = async () => {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  for (const name of names) if (plainName(name) && !name.startsWith(appCaches)) await caches.delete(name);
};
