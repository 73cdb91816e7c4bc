import { useSyncExternalStore } from 'react';
import { onForget } from '../../platform/session/forget.ts';
import { signal, type Tone } from './signal.ts';

/** What the device says to a scan. */
export type Answer = {
  readonly id: number;
  readonly tone: Tone;
  readonly words: string;
  /** Takes it back; offered for a few seconds. */
  readonly undo?: (() => void) | undefined;
};

let current: Answer | null = null;
let next = 1;
let at = 0;
const listeners = new Set<() => void>();

/** Says something to a scan: seen, heard and felt at once. */
export const answer = (given: Omit<Answer, 'id'>) => {
  become({ ...given, id: next });
  next += 1;
  at = Date.now();
  signal(given.tone);
};

/** Whoever comes back later finds no answer to a scan of a while ago; one that led here is still of interest. */
export const forgetOldAnswer = () => {
  if (Date.now() - at > 3000) become(null);
};

export const useAnswer = () => useSyncExternalStore(subscribe, () => current);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const become = (answered: Answer | null) => {
  current = answered;
  for (const listener of listeners) listener();
};

onForget(() => become(null));
