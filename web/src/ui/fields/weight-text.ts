import { type UnitSystem, usualUnits, worthOf } from '@archway/contract/kernel/measure-text';

/** A weight as people there say it: `110 lb`, `49.9 kg`. */
export const weightText = (grams: number, units: UnitSystem, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units === 'imperial' ? 'pound' : 'kilogram',
    maximumFractionDigits: 1,
  }).format(grams / worthOf('weight', usualUnits.weight[units]));
