import { type UnitSystem, writeMeasure } from '@archway/contract/kernel/measure-text';
import { readMeasure } from './read-measure.ts';

/** The contract's heaviest, in grams. */
const most = 10_000_000;

/** Grams. A number alone is pounds or kilograms, as the organization weighs. */
export const readWeight = (typed: string, system: UnitSystem) => readMeasure(typed, 'weight', system, most);

export const writeWeight = (grams: number, system: UnitSystem) => writeMeasure(grams, 'weight', system);
