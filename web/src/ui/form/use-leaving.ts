import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

type Leaving = { readonly proceed: () => void; readonly stay: () => void };

/**
 * Stops whoever leaves while it is active, and holds how they go on or stay. The browser has gone back before anybody can
 * be asked: it is sent forward again at once, so that the page and its address stay together however often Back is pressed.
 */
export const useLeaving = (isActive: () => boolean): Leaving | null => {
  const { history } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const latest = useRef({ isActive, leaving });
  latest.current.isActive = isActive;

  useEffect(() => {
    const hold = (next: Leaving | null) => {
      latest.current.leaving = next;
      setLeaving(next);
    };
    const answered = (then: () => void) => () => {
      hold(null);
      then();
    };
    return history.block({
      enableBeforeUnload: () => latest.current.isActive(),
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        if (!latest.current.isActive()) return false;
        latest.current.leaving?.stay(); // whoever leaves twice goes where they went last
        if (action === 'PUSH' || action === 'REPLACE')
          return new Promise((resolve) =>
            hold({ proceed: answered(() => resolve(false)), stay: answered(() => resolve(true)) }),
          );
        const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index;
        if (steps === 0) return false; // back where the page is
        hold({
          proceed: answered(() => history.go(steps, { ignoreBlocker: true })),
          stay: answered(() => undefined),
        });
        return true;
      },
    });
  }, [history]);

  return leaving;
};
