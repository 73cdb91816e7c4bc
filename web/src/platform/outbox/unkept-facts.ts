import { useSyncExternalStore } from 'react';
import { type Kept, keepFacts, keepMissingFacts } from './outbox.ts';
import { stayOpen } from './stay-open.ts';

/** What this device refused to keep. It is not recorded: it stands in the memory of this page, and goes with it. */
type Unkept = Kept & { readonly owner: string };

let unkept: readonly Unkept[] = [];
const listeners = new Set<() => void>();

/** Keeps facts on the device. What it refuses stays here until it is kept, saved to a file or let go of. */
export const keepOrRemember = async (owner: string, facts: readonly Kept[]) => {
  try {
    await keepFacts(owner, facts);
  } catch (error) {
    become([...unkept, ...facts.map((fact) => ({ ...fact, owner }))]);
    throw error;
  }
};

/** Tries again, all at once and in their order. What was kept meanwhile, by a second press, is not kept twice. */
export const keepRemembered = async (owner: string) => {
  const tried = unkept.filter((one) => one.owner === owner);
  if (tried.length === 0) return;
  await keepMissingFacts(owner, tried);
  become(unkept.filter((one) => !tried.includes(one)));
};

export const forgetRemembered = (owner: string) => become(unkept.filter((one) => one.owner !== owner));

/** Of one owner only. */
export const useUnkept = (owner: string): readonly Kept[] =>
  useSyncExternalStore(subscribe, () => unkept).filter((one) => one.owner === owner);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const become = (next: readonly Unkept[]) => {
  unkept = next;
  stayOpen(listeners, next.length > 0);
  for (const listener of listeners) listener();
};
