import { useEffect, useRef } from 'react';
import type { ItemTabProps } from '../item-tab.ts';

/** Closes the drawer of a piece and then asks: the focus goes back first, so that the dialog keeps it. */
export const useRecordAfterClose = (
  drawerOpen: boolean,
  close: () => void,
  onRecord: ItemTabProps['onRecord'],
) => {
  const pending = useRef<Parameters<typeof onRecord> | null>(null);
  useEffect(() => {
    const args = pending.current;
    if (drawerOpen || !args) return;
    pending.current = null;
    setTimeout(() => onRecord(...args));
  });
  return (...args: Parameters<typeof onRecord>) => {
    pending.current = args;
    close();
  };
};
