import type { ItemRow } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { lengthText } from './size-text.ts';

type Size = Pick<ItemRow, 'width' | 'depth' | 'height'>;

/** What the organization measures in; inches where nothing is said. */
export const useUnits = () => useUser().activeOrganization?.units ?? 'imperial';

/** Sizes as the organization measures: `84 × 37 × 34 in`. Where one is not known the others are named: `W 96 × D 120 in`. */
export const useSizeText = () => {
  const { t, i18n } = useTranslation('inventory');
  const units = useUnits();
  const length = (millimetres: number) => lengthText(millimetres, units, i18n.language);
  return {
    /** `84 in`. */
    lengthOf: (millimetres: number) => t(`size.${units}`, { size: length(millimetres) }),
    /** Nothing for a thing that nobody has measured. */
    sizeOf: ({ width, depth, height }: Size): string | undefined => {
      const sides = Object.entries({ width, depth, height }).filter(
        (side): side is [keyof Size, number] => side[1] !== null,
      );
      if (sides.length === 0) return undefined;
      const texts = sides.map(([side, millimetres]) =>
        sides.length === 3 ? length(millimetres) : t(`size.${side}`, { length: length(millimetres) }),
      );
      return t(`size.${units}`, { size: texts.join(' × ') });
    },
  };
};
