import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the display breakpoints are those of the specification', () => {
  const inPixels = Object.fromEntries(
    Object.entries(breakpoints).map(([name, em]) => [name, Number.parseFloat(em) * 16]),
  );
  expect(inPixels).toEqual({ xs: 480, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

test('scripts ask the screen for its width only at a breakpoint', () => {
  const allowed = Object.values(breakpoints).flatMap((em) => [
    Number.parseFloat(em),
    Number.parseFloat(em) - 0.01,
  ]);
  for (const [path, source] of Object.entries(sources)) {
    for (const [, width = ''] of source.matchAll(/\((?:min|max)-width: ([\d.]+)em\)/g)) {
      expect(
        allowed.some((each) => Math.abs(each - Number(width)) < 0.001),
        `${width}em in ${path}`,
      ).toBe(true);
    }
  }
});
