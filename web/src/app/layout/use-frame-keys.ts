import { useEffect } from 'react';
import { usePreferences } from '../../platform/preferences/preference-store.ts';
import { closeDialog, openDialog } from './dialogs/dialog-store.ts';

/** Ctrl K, ⌘K and `/` search; `?` lists the shortcuts. The single keys can be turned off in that list. */
export const useFrameKeys = () => {
  const singleKeys = usePreferences()['single-keys'] === 'true';
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openDialog('search');
        return;
      }
      if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        openDialog('search');
      }
      if (event.key === '?') openDialog('shortcuts');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [singleKeys]);
  useEffect(() => closeDialog, []);
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input,textarea,select,[role="dialog"]') !== null);
