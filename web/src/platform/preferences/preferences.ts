import { readCookie, writeCookie } from '../storage/cookies.ts';

/** Every way the frame can be set, with its choices; the first is the default. Cookie `archway-<name>`, 30 days. */
export const preferenceChoices = {
  theme: ['light', 'dark', 'system'],
  skin: ['default', 'bordered'],
  'semi-dark': ['true', 'false'],
  nav: ['vertical', 'horizontal'],
  'nav-collapsed': ['true', 'false'],
  'content-width': ['boxed', 'fluid'],
  navbar: ['static', 'sticky', 'hidden'],
  footer: ['hidden', 'static', 'sticky'],
  'single-keys': ['true', 'false'],
} as const;

export type PreferenceName = keyof typeof preferenceChoices;
export type Preferences = { [Name in PreferenceName]: (typeof preferenceChoices)[Name][number] };

const preferenceSeconds = 30 * 24 * 3600;

const names = Object.keys(preferenceChoices) as PreferenceName[]; // keys of a const object

export const defaultPreferences = Object.fromEntries(
  names.map((name) => [name, preferenceChoices[name][0]]),
) as Preferences; // one default for each name

/** Whatever the cookies say that is a choice we offer; the default for everything else. */
export const readPreferences = (): Preferences => {
  const chosen = names.map((name) => {
    const value = readCookie(`archway-${name}`);
    const choices: readonly string[] = preferenceChoices[name];
    return [name, value !== undefined && choices.includes(value) ? value : defaultPreferences[name]];
  });
  return settle(Object.fromEntries(chosen) as Preferences); // each value was just checked
};

/** A horizontal nav lives in the navbar: a hidden navbar becomes sticky, and a collapsed nav opens. */
export const settle = (wanted: Preferences): Preferences =>
  wanted.nav === 'horizontal'
    ? { ...wanted, 'nav-collapsed': 'false', navbar: wanted.navbar === 'hidden' ? 'sticky' : wanted.navbar }
    : wanted;

/** Keeps every choice that differs from what was kept before. */
export const keepPreferences = (next: Preferences, previous: Preferences) => {
  for (const name of names) {
    if (next[name] !== previous[name]) writeCookie(`archway-${name}`, next[name], preferenceSeconds);
  }
};

/** The attributes of `<html>` that the stylesheets read. The server writes the same ones into the page. */
export const attributesOf = (preferences: Preferences, prefersDark: boolean): Record<string, string> => {
  const { theme, ...frame } = preferences;
  const system = prefersDark ? 'dark' : 'light';
  return {
    'data-mantine-color-scheme': theme === 'system' ? system : theme,
    ...Object.fromEntries(Object.entries(frame).map(([name, value]) => [`data-${name}`, value])),
  };
};
