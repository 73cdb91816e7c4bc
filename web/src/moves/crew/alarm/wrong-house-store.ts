import { useSyncExternalStore } from 'react';
import { signal } from '../../../inventory/scan/signal.ts';
import { onForget } from '../../../platform/session/forget.ts';

/** A piece in the hands of whoever stands at another home than the one it is for. */
export type WrongHouse = {
  /** What was recorded of it. */
  readonly eventId: string;
  readonly piece: string;
  readonly staging: string;
  /** Takes back what was recorded of it. */
  readonly undo?: (() => void) | undefined;
};

let current: WrongHouse | null = null;
const listeners = new Set<() => void>();

const become = (next: WrongHouse | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** The device says it at once, and the server again later: nobody hears it twice. */
const raised = new Set<string>();
export const isRaised = (eventId: string) => raised.has(eventId);

export const raiseWrongHouse = (found: WrongHouse) => {
  raised.add(found.eventId);
  become(found);
  signal('bad');
};

export const endWrongHouse = () => become(null);

export const useWrongHouse = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
  );

onForget(() => {
  raised.clear();
  endWrongHouse();
});
