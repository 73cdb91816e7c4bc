import { DirectionContext, MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/language.ts';
import { setPreference, useColorScheme } from '../../platform/preferences/preference-store.ts';
import { theme } from './theme.ts';

/**
 * Mantine's provider without what the build has already done: the CSS variables stand in the stylesheet
 * (build/theme-css-plugin.ts), the color scheme is a preference, the direction follows the language.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const colorScheme = useColorScheme();
  const { direction } = useLanguage();
  const mantine = useMemo(() => ({ ...settings, colorScheme }), [colorScheme]);
  const dir = useMemo(
    () => ({ dir: direction, setDirection: nothing, toggleDirection: nothing }),
    [direction],
  );
  return (
    <MantineContext value={mantine}>
      <DirectionContext value={dir}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </DirectionContext>
    </MantineContext>
  );
};

const nothing = () => undefined;

const settings = {
  setColorScheme: (scheme: 'light' | 'dark' | 'auto') =>
    setPreference('theme', scheme === 'auto' ? 'system' : scheme),
  clearColorScheme: () => setPreference('theme', 'light'),
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};
