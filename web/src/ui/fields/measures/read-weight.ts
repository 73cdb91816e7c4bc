import { heaviest } from '@archway/contract/kernel/limits';
import { type UnitSystem, writeMeasure } from '@archway/contract/kernel/text/measure-text';
import { readMeasure } from './read-measure.ts';

/** Grams. A number alone is pounds or kilograms, as the organization weighs. */
export const readWeight = (typed: string, system: UnitSystem) =>
  readMeasure(typed, 'weight', system, heaviest);

export const writeWeight = (grams: number, system: UnitSystem) => writeMeasure(grams, 'weight', system);
