import { useEffect } from 'react';

let current: string | undefined;
const listeners = new Set<() => void>();

/**
 * The name of what a detail screen shows, for its page title; route meta `dynamicTitle` asks for it.
 * @public
 */
export const useDynamicTitle = (title: string | undefined) => {
  useEffect(() => {
    become(title);
    return () => become(undefined);
  }, [title]);
};

export const dynamicTitle = () => current;

export const onDynamicTitle = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const become = (title: string | undefined) => {
  current = title;
  for (const listener of listeners) listener();
};
