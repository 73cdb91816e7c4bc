import {
  exactMeasure,
  type UnitSystem,
  usualUnits,
  worthOf,
} from '@archway/contract/kernel/text/measure-text';

/** A weight as people there say it: `110 lb`, `49.9 kg`. */
export const weightText = (grams: number, units: UnitSystem, language: string, exact = false): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units === 'imperial' ? 'pound' : 'kilogram',
    maximumFractionDigits: exact ? 3 : 1,
  }).format(
    exact ? exactMeasure(grams, 'weight', units) : grams / worthOf('weight', usualUnits.weight[units]),
  );
