import { rose } from '../../src/app/theme/palette.ts';
import { semiDarkNav, tokens } from '../../src/app/theme/tokens.ts';

type Colors = Readonly<Record<string, string>>;

/** The few colors of the first paint, from the theme's own: light, dark, what the system prefers, both skins. */
export const firstColors = () =>
  [
    `:root{${lines(own(tokens.light))}}`,
    `:root[data-skin=bordered]{${lines(bordered.light)}}`,
    `:root[data-semi-dark=true]{${lines(nav(semiDarkNav))}}`,
    `:root[data-theme=dark]{${lines(own(tokens.dark))}}`,
    `:root[data-theme=dark][data-skin=bordered]{${lines(bordered.dark)}}`,
    `@media (prefers-color-scheme:dark){:root[data-theme=system]{${lines(own(tokens.dark))}}`,
    `:root[data-theme=system][data-skin=bordered]{${lines(bordered.dark)}}}`,
  ].join('');

const nav = (from: typeof semiDarkNav | typeof tokens.light | typeof tokens.dark): Colors => ({
  'nav-background': from['nav-background'],
  'nav-line': from['nav-line'],
  'nav-hover': from['nav-hover'],
});

const own = (from: typeof tokens.light | typeof tokens.dark): Colors => ({
  background: from.background,
  surface: from.surface,
  line: from.line,
  mark: from.link,
  'nav-mark': rose[4],
  ...nav(from),
});

/** As global.css swaps them. */
const bordered: Readonly<Record<'light' | 'dark', Colors>> = {
  light: swapped(tokens.light),
  dark: swapped(tokens.dark),
};

function swapped(from: typeof tokens.light | typeof tokens.dark): Colors {
  return {
    background: from.surface,
    surface: from.background,
    line: from['line-strong'],
    'nav-background': from.background,
  };
}

const lines = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `--first-${name}:${value};`)
    .join('');
