import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  em,
  type MantineTheme,
  mergeMantineTheme,
  px,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from '../src/app/theme/theme.ts';
import { semiDarkNav } from '../src/app/theme/tokens.ts';

const id = 'virtual:theme.css';

/**
 * Writes the theme's CSS variables and Mantine's `hiddenFrom`/`visibleFrom` classes into the stylesheet at build time,
 * so that the first paint has the right colors before any script runs and no style element is made in the browser.
 */
export const themeCssPlugin = (): Plugin => ({
  name: 'archway-theme-css',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? themeCss() : undefined),
});

const themeCss = () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const variables = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  return [convertCssVariables(variables, ':root'), semiDark(), ...visibilityClasses(merged)].join('\n');
};

/** Only the vertical nav beside a light page can be semi-dark. */
const semiDark = () => {
  const lines = Object.entries(semiDarkNav).map(([name, value]) => `--aw-${name}: ${value};`);
  return `:root[data-mantine-color-scheme='light'][data-semi-dark='true'] [data-nav-surface]{${lines.join('')}}`;
};

const visibilityClasses = ({ breakpoints }: MantineTheme) =>
  Object.entries(breakpoints).map(([name, width]) => {
    const from = Number(px(width));
    return (
      `@media (max-width: ${em(from - 0.1)}){.mantine-visible-from-${name}{display:none !important}}` +
      `@media (min-width: ${em(from)}){.mantine-hidden-from-${name}{display:none !important}}`
    );
  });
