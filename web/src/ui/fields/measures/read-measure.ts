import {
  type MeasureKind,
  readMeasure as readText,
  type UnitSystem,
  usualUnits,
} from '@archway/contract/kernel/text/measure-text';
import { asDecimal, asGrouped, digitsOf, numberOf } from '@archway/contract/kernel/text/number-text';

/** What a person typed into a field. Whoever types sees at once what was understood, so that an unclear mark may be guessed. */
export const readMeasure = (typed: string, kind: MeasureKind, system: UnitSystem, most: number) => {
  const read = readText<never>(typed, {
    kind,
    own: usualUnits[kind][system],
    amount: (text, unit) => {
      const digits = digitsOf(text, null);
      // Nobody measures thousandths of a millimeter or of a gram: `1,200 mm` is more than a meter.
      if (digits === 'ambiguous')
        return numberOf(unit === 'mm' || unit === 'g' ? asGrouped(text) : asDecimal(text));
      return digits && numberOf(digits);
    },
  });
  return read !== undefined && read <= most ? read : undefined;
};
