import type { ItemRow } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import { useFieldSetting } from '../ui/fields/field-setting.ts';
import { lengthText } from '../ui/fields/measures/length-text.ts';

type Size = Pick<ItemRow, 'width' | 'depth' | 'height'>;

/** Sizes as the organization measures: `84 × 37 × 34 in`. Where one is not known the others are named: `W 96 × D 120 in`. */
export const useSizeText = () => {
  const { t, i18n } = useTranslation('inventory');
  const { units } = useFieldSetting();
  const length = (millimeters: number) => lengthText(millimeters, units, i18n.language);
  return {
    /** `84 in`. */
    lengthOf: (millimeters: number) => t(`size.${units}`, { size: length(millimeters) }),
    /** Nothing for a thing that nobody has measured. */
    sizeOf: ({ width, depth, height }: Size): string | undefined => {
      const sides = Object.entries({ width, depth, height }).filter(
        (side): side is [keyof Size, number] => side[1] !== null,
      );
      if (sides.length === 0) return undefined;
      const texts = sides.map(([side, millimeters]) =>
        sides.length === 3 ? length(millimeters) : t(`size.${side}`, { length: length(millimeters) }),
      );
      return t(`size.${units}`, { size: texts.join(' × ') });
    },
  };
};
