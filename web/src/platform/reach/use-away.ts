import { useSyncExternalStore } from 'react';
import { getReach, subscribeReach } from './reach.ts';

const subscribe = (listener: () => void) => {
  const stop = subscribeReach(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Why nothing new can be read: no network, or a server that is silent or out of reach. */
export type Away = 'offline' | 'slow' | 'away';

const readAway = (): Away | undefined => {
  if (!navigator.onLine) return 'offline';
  const reach = getReach();
  return reach === 'reached' ? undefined : reach;
};

export const useAway = () => useSyncExternalStore(subscribe, readAway);
