import { useCallback, useEffect, useRef } from 'react';

/**
 * Remembers what had the focus last in a drawer or dialog while it is open. The answer gives it back when a click beside
 * the drawer has taken it: whoever asks something then knows where to return to.
 */
export const useLastFocus = (watching: boolean) => {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!watching) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (isInDialog(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [watching]);
  return useCallback(() => {
    if (!isInDialog(document.activeElement)) last.current?.focus({ preventScroll: true });
  }, []);
};

const isInDialog = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
