import { useEffect, useId, useSyncExternalStore } from 'react';

/** What is open above the page, in the order it was opened. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

/** Whether nothing was opened above this since it was opened: Escape closes one thing at a time. */
export const useTopmost = (opened: boolean): boolean => {
  const key = useId();
  useEffect(() => {
    if (!opened) return undefined;
    become([...open, key]);
    return () => become(open.filter((other) => other !== key));
  }, [opened, key]);
  return useSyncExternalStore(subscribe, () => open.at(-1)) === key;
};

const become = (next: readonly string[]) => {
  open = next;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
