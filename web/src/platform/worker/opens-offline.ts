import { useSyncExternalStore } from 'react';
import { callWorker } from './call-worker.ts';

/**
 * Whether the app opens on this device without a network: its worker runs, and keeps the page and what that needs to begin
 * with. `never` where a browser has no workers, or they are switched off: then only what is open goes on.
 */
export type OpensOffline = 'preparing' | 'yes' | 'never';

let current: OpensOffline = 'preparing';
const listeners = new Set<() => void>();

const become = (next: OpensOffline) => {
  current = next;
  for (const listener of listeners) listener();
};

export const opensNever = () => become('never');

/** The worker tells whether it does. What it cannot keep now it keeps the next time the app is opened. */
export const checkOpensOffline = async (worker: ServiceWorker) => {
  if (await callWorker<boolean>(worker, { kind: 'opens-offline' })) become('yes');
};

export const useOpensOffline = () => useSyncExternalStore(subscribe, () => current);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
