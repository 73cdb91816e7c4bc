import { plainDigits } from './number-text.ts';

export type UnitSystem = 'imperial' | 'metric';
export type MeasureKind = 'length' | 'weight';

type Unit = { readonly name: string; readonly names: readonly string[]; readonly worth: number };

/** What units are called, and what each is worth in the one that is stored: millimeters and grams. */
const units: Readonly<Record<MeasureKind, readonly Unit[]>> = {
  length: [
    {
      name: 'm',
      names: ['m', 'meter', 'meters', 'metre', 'metres', 'mètre', 'mètres', 'م', 'متر'],
      worth: 1000,
    },
    { name: 'ft', names: ['ft', 'foot', 'feet', "'", 'pi', 'pied', 'pieds', 'قدم'], worth: 304.8 },
    { name: 'in', names: ['in', 'ins', 'inch', 'inches', '"', 'po', 'pouce', 'pouces', 'بوصة'], worth: 25.4 },
    { name: 'cm', names: ['cm', 'سم'], worth: 10 },
    { name: 'mm', names: ['mm', 'مم'], worth: 1 },
  ],
  weight: [
    { name: 'kg', names: ['kg', 'kgs', 'كغ', 'كجم'], worth: 1000 },
    { name: 'lb', names: ['lb', 'lbs', 'pound', 'pounds', 'livre', 'livres', 'رطل'], worth: 453.592_37 },
    { name: 'oz', names: ['oz', 'ounce', 'ounces', 'once', 'onces', 'أونصة'], worth: 28.349_523_125 },
    { name: 'g', names: ['g', 'gr', 'gram', 'grams', 'غ', 'جم'], worth: 1 },
  ],
};

/** What a number alone is meant in. */
export const usualUnits = {
  length: { imperial: 'in', metric: 'cm' },
  weight: { imperial: 'lb', metric: 'kg' },
} as const satisfies Record<MeasureKind, Record<UnitSystem, string>>;

export const worthOf = (kind: MeasureKind, unit: string) =>
  units[kind].find(({ name }) => name === unit)?.worth ?? 0;

/** The unit that a word is a name of. */
export const unitNamed = (kind: MeasureKind, word: string) =>
  units[kind].find(({ names }) => names.includes(word))?.name;

type Request<Unsure> = {
  readonly kind: MeasureKind;
  /** The unit of a number alone. */
  readonly own: string;
  /** What a number without fractions means, beside which unit. */
  readonly amount: (digits: string, unit: string) => number | Unsure | undefined;
};

/**
 * What a person means by `84`, `7' 6"`, `6 1/2 in`, `2,13 m` or `٢١٣ سم`, in the stored unit; undefined for a text that
 * means no such measure. Nothing at all, or less than the smallest amount that can be stored, is no measure.
 */
export const readMeasure = <Unsure extends string = never>(
  text: string,
  { kind, own, amount }: Request<Unsure>,
): number | Unsure | undefined => {
  let rest = plainMeasure(text);
  let sum = 0;
  let before = Number.POSITIVE_INFINITY;
  for (let parts = 0; rest !== ''; parts += 1) {
    const [whole = '', number = '', name = ''] = onePart.exec(rest) ?? [];
    const unit = name === '' ? unnamed(before, kind, own) : unitNamed(kind, name);
    const worth = unit === undefined ? 0 : worthOf(kind, unit);
    // Parts go from the larger unit to the smaller: seven feet six, never six inches and seven feet.
    if (whole === '' || unit === undefined || worth >= before || parts === 2) return undefined;
    const value = fractionOf(number) ?? amount(number.replace(/[.,]$/, ''), unit);
    if (typeof value !== 'number') return value;
    sum += value * worth;
    before = worth;
    rest = rest.slice(whole.length);
  }
  return storedMeasure(sum);
};

/** Whole, and at least the smallest amount that can be stored. */
export const storedMeasure = (amount: number): number | undefined => {
  const whole = Math.round(amount);
  return whole >= 1 ? whole : undefined;
};

/** The shortest number in the organization's unit that is read back as exactly this; the field says the unit. */
export const writeMeasure = (stored: number, kind: MeasureKind, system: UnitSystem): string => {
  const name = usualUnits[kind][system];
  const worth = worthOf(kind, name);
  const means = (amount: number) => Math.round(amount * worth) === stored;
  const amount = stored / worth;
  const sixteenths = Math.round(amount * 16);
  return name === 'in' && !means(Math.round(amount)) && means(sixteenths / 16)
    ? mixed(sixteenths)
    : String(exactMeasure(stored, kind, system));
};

/** The same without fractions: `33.5`. */
export const exactMeasure = (stored: number, kind: MeasureKind, system: UnitSystem): number => {
  const worth = worthOf(kind, usualUnits[kind][system]);
  const rounded = (decimals: number) => Number((stored / worth).toFixed(decimals));
  const decimals = [0, 1, 2, 3].find((each) => Math.round(rounded(each) * worth) === stored);
  return rounded(decimals ?? 3);
};

/** A tape measure has sixteenths of an inch: `30 1/2`, `7/16`. */
const mixed = (sixteenths: number) => {
  const whole = Math.floor(sixteenths / 16);
  const below = [2, 4, 8].find((each) => Number.isInteger((sixteenths * each) / 16)) ?? 16;
  const above = ((sixteenths - whole * 16) * below) / 16;
  return `${whole === 0 ? '' : `${whole} `}${above}/${below}`;
};

/** After feet, a number alone means inches; at the start it means what is measured in. */
const unnamed = (before: number, kind: MeasureKind, own: string) => {
  if (before === Number.POSITIVE_INFINITY) return own;
  return before === worthOf(kind, 'ft') ? 'in' : undefined;
};

const fraction = String.raw`\d+\s*/\s*\d+`;
const onePart = new RegExp(
  String.raw`^(\d+[\s-]+${fraction}|${fraction}|[.,]?\d[\d.,]*)\s*([^\d\s.,/]*)\.?\s*`,
  'u',
);

const fractionOf = (text: string): number | undefined => {
  const [, whole = '0', above, below] = /^(?:(\d+)[\s-]+)?(\d+)\s*\/\s*(\d+)$/.exec(text) ?? [];
  return above === undefined || Number(below) === 0
    ? undefined
    : Number(whole) + Number(above) / Number(below);
};

const fractions: Readonly<Record<string, string>> = {
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
};

// Before compatibility forms are folded: ½ would become digits around a sign that is no slash.
const plainMeasure = (text: string) =>
  plainDigits(
    text
      .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => fractions[sign] ?? '')
      .replace(/''|[″”“]/g, '"')
      .replace(/[′’‘]/g, "'"),
  )
    .toLowerCase()
    .trim();
