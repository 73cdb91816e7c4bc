import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus with a row that is moved: in its new place the row is drawn anew, and the button that was focused is
 * gone. Buttons are told apart by `data-focus-key`. Returns the ref of the box around the rows.
 */
export const useFocusKept = (rows: unknown) => {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const remember = () => {
      const key = document.activeElement?.closest<HTMLElement>('[data-focus-key]')?.dataset['focusKey'];
      if (key) last.current = key;
    };
    const element = box.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are drawn anew when they change
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current) return;
    box.current?.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(last.current)}"]`)?.focus();
  }, [rows]);
  return box;
};
