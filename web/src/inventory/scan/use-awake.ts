import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can. It lets go when the page is hidden and takes hold again. */
export const useAwake = () => {
  useEffect(() => {
    if (!navigator.wakeLock) return;
    let going = true;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A phone that saves its battery refuses: the screen goes dark as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (!going) await lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      going = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
};
