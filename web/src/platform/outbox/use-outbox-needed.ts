import { useEffect, useState } from 'react';
import { stored, unsentPrefix } from '../storage/local-storage.ts';
import { onOutboxChange } from './outbox-changes.ts';
import { outboxDatabase } from './outbox-names.ts';

/** Whether anything was ever recorded on this device, or may be now: most people never scan, and load nothing for it. */
export const useOutboxNeeded = () => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    void hasOutbox().then((has) => has && setNeeded(true));
    return onOutboxChange(() => setNeeded(true));
  }, []);
  return needed;
};

/** Browsers that cannot tell are taken to have one. */
const hasOutbox = async () => {
  if (stored.read(`${unsentPrefix}Scans`) !== null) return true;
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined);
  return databases?.some(({ name }) => name === outboxDatabase) !== false;
};
