import { latinDigits } from '@archway/contract/kernel/text/number-text';

/** What a number field takes up of a typed or pasted text: digits, minus, plus and dot. */
export const numberText = (text: string) =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replace(/[^\d+\-.]/g, '');

export type NumberLimits = {
  min?: number | undefined;
  max?: number | undefined;
  whole?: boolean | undefined;
};

/** The number a text means, within its limits; undefined for a text that means none. */
export const readNumber = (text: string, { min, max, whole }: NumberLimits = {}): number | undefined => {
  const given = numberText(text);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(given)) return undefined;
  const number = whole ? Math.round(Number(given)) : Number(given);
  // Adding zero makes nought of minus nought.
  return Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity) + 0;
};

/** One step up or down; a field without a number starts from nought. Sums of tenths stay tenths. */
export const stepNumber = (text: string, step: number, limits: NumberLimits): number => {
  const sum = (readNumber(text) ?? 0) + step;
  return readNumber(String(Number(sum.toPrecision(12))), limits) ?? 0;
};
