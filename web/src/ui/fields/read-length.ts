import { type UnitSystem, writeMeasure } from '@archway/contract/kernel/measure-text';
import { readMeasure } from './read-measure.ts';

/** The contract's longest, in millimeters. */
const most = 100_000;

/** Millimeters. A number alone is inches or centimeters, as the organization measures. */
export const readLength = (typed: string, system: UnitSystem) => readMeasure(typed, 'length', system, most);

export const writeLength = (millimeters: number, system: UnitSystem) =>
  writeMeasure(millimeters, 'length', system);
