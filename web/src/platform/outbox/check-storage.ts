import { openOutbox } from './outbox.ts';

/** Whether this device keeps what is recorded on it. `low`: it does, and soon has no room. */
export type StorageState = 'fine' | 'low' | 'refused';

/** A day of a crew with its pictures. */
const leastFree = 30e6;

/** Finds out before the first scan, by writing something: a device that keeps nothing may open the outbox all the same. */
export const checkStorage = async (): Promise<StorageState> => {
  try {
    await (await openOutbox()).tryWriting();
  } catch {
    return 'refused';
  }
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota !== undefined && quota - usage < leastFree ? 'low' : 'fine';
};
