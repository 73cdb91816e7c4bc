import { useSyncExternalStore } from 'react';

export type FrameDialog = 'search' | 'shortcuts' | 'customizer' | 'signOut' | 'menu';

let opened: FrameDialog | null = null;
const listeners = new Set<() => void>();

/** One dialog of the frame at a time. */
export const openDialog = (dialog: FrameDialog) => become(dialog);
export const closeDialog = () => become(null);

export const useOpenedDialog = () => useSyncExternalStore(subscribe, () => opened);

const become = (dialog: FrameDialog | null) => {
  opened = dialog;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
