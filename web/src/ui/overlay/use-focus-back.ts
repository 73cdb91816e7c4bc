import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when a dialog or drawer closes: to whoever opened it; to the button of the menu it was chosen
 * from; and when that has gone with its row or its section, to the nearest thing that is still there.
 */
export const useFocusBack = (opened: boolean) => {
  const wasOpened = useRef(false);
  const visited = useRef<HTMLElement[]>([]);
  // Looked up while drawing, before the menu that was chosen from is taken off the page.
  if (opened && !wasOpened.current) visited.current = trailOf(opener());
  wasOpened.current = opened;
  useLayoutEffect(() => {
    if (!opened) return;
    const trail = visited.current;
    // After the dialog has let go of the focus, and only if nobody else has taken it meanwhile.
    return () =>
      void setTimeout(() => isLost(document.activeElement) && nearest(trail)?.focus({ preventScroll: true }));
  }, [opened]);
};

/** A menu is gone when the dialog closes; its dropdown names the button that opened it. */
const opener = (): Element | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
};

const trailOf = (start: Element | null): HTMLElement[] => {
  const trail: HTMLElement[] = [];
  for (let each = start; each instanceof HTMLElement && each !== document.body; each = each.parentElement)
    trail.push(each);
  return trail;
};

const isLost = (active: Element | null) =>
  active === null || active === document.body || active.closest('[role="dialog"]') !== null;

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

const nearest = (trail: readonly HTMLElement[]): HTMLElement | null => {
  const [first] = trail;
  if (first?.isConnected && first.matches(focusable)) return first;
  // It went with the drawer around it, which gives the focus back itself.
  if (trail.some((each) => each.getAttribute('role') === 'dialog' && !each.isConnected)) return null;
  for (const each of trail) {
    const inside = each.isConnected ? each.querySelector<HTMLElement>(focusable) : null;
    if (inside) return inside;
  }
  return document.getElementById('content');
};
