import { type Measure, readMeasure, type UnitSystem, writeMeasure } from './measure-text.ts';

/** Lengths are stored in whole millimetres; the contract takes up to a hundred metres. */
const length: Measure = {
  units: [
    { names: ['m', 'metre', 'metres', 'meter', 'meters', 'mètre', 'mètres', 'م', 'متر'], worth: 1000 },
    { names: ['ft', 'foot', 'feet', "'", 'pi', 'pied', 'pieds', 'قدم'], worth: 304.8 },
    { names: ['in', 'inch', 'inches', '"', 'po', 'pouce', 'pouces', 'بوصة'], worth: 25.4 },
    { names: ['cm', 'سم'], worth: 10 },
    { names: ['mm', 'مم'], worth: 1 },
  ],
  usual: { imperial: { name: 'in', worth: 25.4 }, metric: { name: 'cm', worth: 10 } },
  most: 100_000,
};

/** Millimetres. A number alone is inches or centimetres, as the organization measures. */
export const readLength = (typed: string, system: UnitSystem) => readMeasure(typed, system, length);

export const writeLength = (millimetres: number, system: UnitSystem) =>
  writeMeasure(millimetres, system, length);
