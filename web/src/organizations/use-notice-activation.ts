import { useEffect } from 'react';
import { readUserAgain } from './read-user-again.ts';

/** The link may be followed on another device: whoever comes back to this tab is asked about, until it has happened. */
export const useNoticeActivation = (waiting: boolean) => {
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      // When the call does not come through, the next look will tell.
      if (document.visibilityState === 'visible') readUserAgain().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting]);
};
