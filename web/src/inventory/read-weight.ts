import { type Measure, readMeasure, type UnitSystem, writeMeasure } from './measure-text.ts';

/** Weights are stored in whole grams; the contract takes up to ten tonnes. */
const weight: Measure = {
  units: [
    { names: ['kg', 'kgs', 'كغ', 'كجم'], worth: 1000 },
    { names: ['lb', 'lbs', 'pound', 'pounds', 'livre', 'livres', 'رطل'], worth: 453.592_37 },
    { names: ['oz', 'ounce', 'ounces', 'once', 'onces', 'أونصة'], worth: 28.349_523_125 },
    { names: ['g', 'غ', 'جم'], worth: 1 },
  ],
  usual: { imperial: { name: 'lb', worth: 453.592_37 }, metric: { name: 'kg', worth: 1000 } },
  most: 10_000_000,
};

/** Grams. A number alone is pounds or kilograms, as the organization weighs. */
export const readWeight = (typed: string, system: UnitSystem) => readMeasure(typed, system, weight);

export const writeWeight = (grams: number, system: UnitSystem) => writeMeasure(grams, system, weight);
