import { exactMeasure, type UnitSystem } from '@archway/contract/kernel/text/measure-text';

const inch = 25.4;
/** Fine enough that every sixteenth somebody types is shown again as it was typed. */
const parts = 16;

/** A length as people there say it: `84`, `30 1/2` (inches; `30.5` if exact) or `213.4` (centimeters), without its unit. */
export const lengthText = (
  millimeters: number,
  units: UnitSystem,
  language: string,
  exact = false,
): string => {
  if (exact)
    return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(
      exactMeasure(millimeters, 'length', units),
    );
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (units === 'metric') return number.format(millimeters / 10);
  const sixteenths = Math.round((millimeters / inch) * parts);
  const whole = Math.floor(sixteenths / parts);
  const [above, below] = inLowestTerms(sixteenths % parts);
  if (above === 0) return number.format(whole);
  const fraction = `${number.format(above)}/${number.format(below)}`;
  return whole === 0 ? fraction : `${number.format(whole)} ${fraction}`;
};

const inLowestTerms = (above: number): [above: number, below: number] => {
  let divisor = parts;
  while (above % divisor !== 0 || parts % divisor !== 0) divisor /= 2;
  return [above / divisor, parts / divisor];
};
