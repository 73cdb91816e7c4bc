import type { CSSProperties } from 'react';

/** The colors of a bar, as those of a badge. */
export const toneOf = (color: string) =>
  ({
    '--bar-ground': `var(--mantine-color-${color}-light)`,
    '--bar-text': `var(--mantine-color-${color}-light-color)`,
  }) as CSSProperties; // custom properties
