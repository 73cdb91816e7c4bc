import classes from './colour-swatch.module.css';
import { type ColourFamily, useInventoryWords } from './words.ts';

/** How a family looks where no shade of its own is known. `clear` and `multi` are drawn in the style sheet. */
const shades: Readonly<Record<Exclude<ColourFamily, 'clear' | 'multi'>, string>> = {
  white: '#ffffff',
  cream: '#f6edd9',
  beige: '#d9c5a5',
  brown: '#7a5236',
  black: '#1f1d1b',
  grey: '#8e8c89',
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

/** The shade to paint for a colour; undefined for what has none, or is drawn otherwise. */
export const shadeOf = (family: ColourFamily | null, hex: string | null): string | undefined => {
  if (hex) return hex;
  return family === null || family === 'clear' || family === 'multi' ? undefined : shades[family];
};

type ColourSwatchProps = {
  family: ColourFamily | null;
  /** The exact shade, where somebody has said it. */
  hex?: string | null | undefined;
  size?: number | undefined;
};

/** A dot of a colour. Decorative: its name stands beside it, or names the control around it. */
export const ColourSwatch = ({ family, hex = null, size = 16 }: ColourSwatchProps) => (
  <span
    className={classes.swatch}
    data-family={family ?? undefined}
    style={{ inlineSize: size, blockSize: size, backgroundColor: shadeOf(family, hex) }}
    aria-hidden="true"
  />
);

/** The dot and the colour's own name, or its family's. */
export const ColourName = ({ family, hex, name }: ColourSwatchProps & { name: string }) => {
  const words = useInventoryWords();
  const said = name || (family ? words.colour(family) : '');
  if (!said) return null;
  return (
    <span className={classes.named}>
      <ColourSwatch family={family} hex={hex} />
      <bdi>{said}</bdi>
    </span>
  );
};
