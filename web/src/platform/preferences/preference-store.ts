import { useSyncExternalStore } from 'react';
import {
  attributesOf,
  defaultPreferences,
  keepPreferences,
  type PreferenceName,
  type Preferences,
  readPreferences,
  settle,
} from './preferences.ts';

let current: Preferences = defaultPreferences;
const listeners = new Set<() => void>();

/**
 * Told by the browser when it changes, and kept: whoever asks a media query between the change and its event is answered,
 * but the event is then left out (Chromium).
 */
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
let systemIsDark = darkSystem.matches;

/** Reads the cookies and dresses the page, before anything is drawn; then follows the system's light and dark. */
export const startPreferences = () => {
  current = readPreferences();
  dressPage();
  darkSystem.addEventListener('change', ({ matches }) => {
    systemIsDark = matches;
    dressPage();
    tell();
  });
};

export const setPreference = <Name extends PreferenceName>(name: Name, value: Preferences[Name]) =>
  setPreferences({ ...current, [name]: value });

export const resetPreferences = () => setPreferences(defaultPreferences);

export const usePreferences = () => useSyncExternalStore(subscribe, () => current);

/** The scheme on screen: `system` already decided. */
export const useColorScheme = () =>
  useSyncExternalStore(subscribe, () => attributesOf(current, systemIsDark)['data-mantine-color-scheme']) as
    | 'light'
    | 'dark'; // attributesOf answers nothing else

const setPreferences = (wanted: Preferences) => {
  const next = settle(wanted);
  keepPreferences(next, current);
  current = next;
  dressPage();
  tell();
};

const dressPage = () => {
  for (const [name, value] of Object.entries(attributesOf(current, systemIsDark))) {
    document.documentElement.setAttribute(name, value);
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
