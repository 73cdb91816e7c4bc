import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePreferences } from '../../platform/preferences/preference-store.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { closeDialog, openDialog } from './dialogs/dialog-store.ts';

/** Two keys, one after the other, lead somewhere. */
export const keySequences = [
  { keys: ['g', 's'], to: '/stagings', action: 'read', subject: 'Staging', name: 'stagings' },
  { keys: ['g', 'm'], to: '/moves', action: 'read', subject: 'Move', name: 'moves' },
  { keys: ['c', 's'], to: '/stagings/create', action: 'create', subject: 'Staging', name: 'createStaging' },
] as const;

/** So long the first key is remembered. */
const sequenceMilliseconds = 1000;

/** Ctrl K, ⌘K and `/` search; `?` lists the shortcuts. The single keys can be turned off in that list. */
export const useFrameKeys = () => {
  const singleKeys = usePreferences()['single-keys'] === 'true';
  const ability = useAbility();
  const router = useRouter();
  useEffect(() => {
    let before = { key: '', at: 0 };
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
      const key = event.key.toLowerCase();
      const found = keySequences.find(
        ({ keys, action, subject }) =>
          keys[0] === before.key &&
          keys[1] === key &&
          event.timeStamp - before.at < sequenceMilliseconds &&
          ability.can(action, subject),
      );
      before = { key, at: event.timeStamp };
      if (found) void router.navigate({ to: found.to });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [singleKeys, ability, router]);
  useEffect(() => closeDialog, []);
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input,textarea,select,[role="dialog"]') !== null);
