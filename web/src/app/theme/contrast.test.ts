import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { theme } from './theme.ts';
import { darkTints, semiDarkNav, tokens } from './tokens.ts';

const grounds = ['background', 'surface', 'raised', 'hover'] as const;
// biome-ignore format: a list of words
const texts = [
  'text', 'dimmed', 'placeholder', 'link', 'success-text', 'info-text', 'warning-text', 'error-text',
] as const;
const { colors } = mergeMantineTheme(DEFAULT_THEME, theme);
const statusColors = ['rose', 'green', 'cyan', 'orange', 'red', 'gray'] as const;
const shade = (color: (typeof statusColors)[number], index: number) => colors[color]?.[index] ?? '';

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const color = tokens[scheme];

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text on the brand tint can be read', () => {
    expect(contrast(color['brand-tint-text'], color['brand-tint'])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('the outline of a field and the focus ring stand out from %s', (ground) => {
    expect(contrast(color['control-line'], color[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(color.focus, color[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(statusColors.filter((name) => name !== 'gray'))(
    'white can be read on a filled %s badge',
    (name) => {
      expect(contrast('#ffffff', shade(name, scheme === 'light' ? 7 : 6))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(statusColors)('a light %s badge can be read', (name) => {
    const [ground, text] =
      scheme === 'light' ? [shade(name, 1), shade(name, 9)] : [darkTints[name], shade(name, 0)];
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', tokens.light],
  ['dark', tokens.dark],
  ['semi-dark', semiDarkNav],
] as const)('in the %s nav', (_name, nav) => {
  test('every entry can be read, resting, hovered and active', () => {
    for (const ground of [nav['nav-background'], nav['nav-hover']]) {
      expect(contrast(nav['nav-text'], ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(nav['nav-dimmed'], ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(nav['nav-active-text'], nav['nav-active'])).toBeGreaterThanOrEqual(4.5);
  });
});
