import { useSyncExternalStore } from 'react';

export type SendingState = 'resting' | 'sending' | 'waiting';

let sending: SendingState = 'resting';
const listeners = new Set<() => void>();

export const setSending = (state: SendingState) => {
  sending = state;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this tab sends, rests, or waits for a server that did not answer. */
export const useSending = () => useSyncExternalStore(subscribe, () => sending);
