import { longest } from '@archway/contract/kernel/limits';
import { type UnitSystem, writeMeasure } from '@archway/contract/kernel/text/measure-text';
import { readMeasure } from './read-measure.ts';

/** Millimeters. A number alone is inches or centimeters, as the organization measures. */
export const readLength = (typed: string, system: UnitSystem) =>
  readMeasure(typed, 'length', system, longest);

export const writeLength = (millimeters: number, system: UnitSystem) =>
  writeMeasure(millimeters, 'length', system);
