import type { ColorFamily } from '@archway/contract/inventory/item-choices';
import classes from './color-swatch.module.css';
import { useInventoryWords } from './words.ts';

/** How a family looks where no shade of its own is known. `clear` and `multi` are drawn in the style sheet. */
const shades: Readonly<Record<Exclude<ColorFamily, 'clear' | 'multi'>, string>> = {
  white: '#ffffff',
  cream: '#f6edd9',
  beige: '#d9c5a5',
  brown: '#7a5236',
  black: '#1f1d1b',
  gray: '#8e8c89',
  blue: '#3f6593',
  green: '#5b7f5a',
  yellow: '#e5bc4a',
  orange: '#d07c3a',
  red: '#ae3b34',
  pink: '#dfa3ac',
  purple: '#75568c',
  gold: '#bd9a4e',
  silver: '#bfc3c7',
};

/** The shade to paint for a color; undefined for what has none, or is drawn otherwise. */
export const shadeOf = (family: ColorFamily | null, hex: string | null): string | undefined => {
  if (hex) return hex;
  return family === null || family === 'clear' || family === 'multi' ? undefined : shades[family];
};

type ColorSwatchProps = {
  family: ColorFamily | null;
  /** The exact shade, where somebody has said it. */
  hex?: string | null | undefined;
  size?: number | undefined;
};

/** A dot of a color. Decorative: its name stands beside it, or names the control around it. */
export const ColorSwatch = ({ family, hex = null, size = 16 }: ColorSwatchProps) => (
  <span
    className={classes.swatch}
    data-family={family ?? undefined}
    style={{ inlineSize: size, blockSize: size, backgroundColor: shadeOf(family, hex) }}
    aria-hidden="true"
  />
);

/** The dot and the color's own name, or its family's. */
export const ColorName = ({ family, hex, name }: ColorSwatchProps & { name: string }) => {
  const words = useInventoryWords();
  const shownColor = name || (family ? words.color(family) : '');
  if (!shownColor) return null;
  return (
    <span className={classes.named}>
      <ColorSwatch family={family} hex={hex} />
      <bdi>{shownColor}</bdi>
    </span>
  );
};
