/**
 * How far the server is: it answered the latest call, it keeps one waiting, or it was not reached. Whether the device has a
 * network at all is the device's own word (`navigator.onLine`).
 */
export type Reach = 'reached' | 'slow' | 'away';

let reach: Reach = 'reached';
let writes = 0;
const listeners = new Set<() => void>();

/** Sooner than somebody begins to wonder. */
const slowAfterMs = 5000;

export const getReach = () => reach;

/** Changes that are on their way to the server. */
export const pendingWrites = () => writes;

export const subscribeReach = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const becomeReach = (next: Reach) => {
  if (reach === next) return;
  reach = next;
  for (const listener of [...listeners]) listener();
};

/** Follows one call. What it answers is told how the call ended; a call that somebody gave up says nothing. */
export const callBegan = (isRead: boolean) => {
  // Files take long to send, and a slow answer to a change says little.
  const timer = isRead ? setTimeout(() => becomeReach(reach === 'away' ? 'away' : 'slow'), slowAfterMs) : 0;
  if (!isRead) writes += 1;
  return (end: 'answered' | 'failed' | 'given up') => {
    clearTimeout(timer);
    if (!isRead) writes -= 1;
    if (end === 'answered') becomeReach('reached');
    if (end === 'failed') becomeReach('away');
  };
};
