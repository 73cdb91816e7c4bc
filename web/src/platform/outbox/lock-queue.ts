/**
 * Work that one tab does at a time. A tab that finds another one at it waits for its turn in the background, however long
 * that one takes or whatever becomes of it, and `onTurn` is run when it comes. Without Web Locks every tab works: what is sent
 * twice the server counts once.
 */
export const makeLockQueue = (name: string, onTurn: () => Promise<void>) => {
  const ending = new AbortController();
  let isQueued = false;
  let isOurs = false;

  const queue = () => {
    if (isQueued) return;
    isQueued = true;
    navigator.locks
      .request(name, { signal: ending.signal }, async () => {
        isQueued = false;
        isOurs = true;
        await onTurn().finally(() => {
          isOurs = false;
        });
      })
      // Given up by `stop`.
      .catch(() => undefined);
  };

  return {
    /** Does it now, if no other tab is at it. */
    alone: async (work: () => Promise<void>) => {
      if (!navigator.locks || isOurs) return work();
      const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
      if (!isFree) queue();
    },
    stop: () => ending.abort(),
  };
};
