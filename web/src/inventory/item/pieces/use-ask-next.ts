import { useEffect, useRef } from 'react';
import type { ItemTabProps } from '../item-tab.ts';

/** Closes the drawer of a piece and then asks: the focus goes back first, so that the dialog keeps it. */
export const useAskNext = (drawerOpen: boolean, close: () => void, onAsk: ItemTabProps['onAsk']) => {
  const wish = useRef<Parameters<typeof onAsk> | null>(null);
  useEffect(() => {
    const asked = wish.current;
    if (drawerOpen || !asked) return;
    wish.current = null;
    setTimeout(() => onAsk(...asked));
  });
  return (...asked: Parameters<typeof onAsk>) => {
    wish.current = asked;
    close();
  };
};
