import { useCallback, useSyncExternalStore } from 'react';
import { onForget } from '../../../platform/session/forget.ts';

/** Something that is kept for each leg while the app is open, whichever screen is shown; known at once, drawn or not. */
export const makeLegStore = <Value>(nothing: Value) => {
  const kept = new Map<string, Value>();
  const listeners = new Set<() => void>();
  onForget(() => kept.clear());
  const get = (key: string): Value => kept.get(key) ?? nothing;
  const set = (key: string, value: Value) => {
    kept.set(key, value);
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const use = (key: string): Value =>
    useSyncExternalStore(
      subscribe,
      useCallback(() => get(key), [key]),
    );
  return { get, set, use };
};

export const keyOfLeg = (moveId: string, leg: string) => `${moveId} ${leg}`;
