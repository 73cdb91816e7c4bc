import type { DecimalMark } from '@archway/contract/inventory/import';
import { type Cell, plainDigits, type Read, readDecimal, wrong } from './number-rules.ts';

export type UnitSystem = 'imperial' | 'metric';
export type MeasureKind = 'length' | 'weight';

type Unit = { readonly name: string; readonly names: readonly string[]; readonly worth: number };

/** What units are called, and what each is worth in the one that is stored: millimetres and grams. */
const units: Readonly<Record<MeasureKind, readonly Unit[]>> = {
  length: [
    {
      name: 'm',
      names: ['m', 'metre', 'metres', 'meter', 'meters', 'mètre', 'mètres', 'م', 'متر'],
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

const usual = {
  length: { imperial: 'in', metric: 'cm' },
  weight: { imperial: 'lb', metric: 'kg' },
} as const;

/** The unit a heading names: `Width (in)`, `Height_cm`, `Weight, kg`. */
export const unitOfHeading = (heading: string, kind: MeasureKind): string | undefined => {
  const words = heading.toLowerCase().match(/["']|[\p{L}\p{M}]+/gu) ?? [];
  return words
    .slice(1)
    .flatMap((word) => units[kind].find(({ names }) => names.includes(word))?.name ?? [])
    .at(-1);
};

type Measured = {
  readonly kind: MeasureKind;
  readonly system: UnitSystem;
  /** What the heading says, where the cell does not. */
  readonly headed: string | undefined;
  readonly mark: DecimalMark | null;
};

/** `84`, `84in`, `7' 6"`, `6 1/2 in`, `2.1 m` and `٢١٣ سم`, in what is stored. Less than nothing and nothing are no measures. */
export const readMeasure = (cell: Cell, measured: Measured): Read<number> => {
  const all = units[measured.kind];
  const own = measured.headed ?? usual[measured.kind][measured.system];
  if (typeof cell === 'number') return stored(cell * worthOf(own, all));
  let rest = plainMeasure(cell);
  let sum = 0;
  let before = Number.POSITIVE_INFINITY;
  for (let parts = 0; rest !== ''; parts += 1) {
    const [whole = '', number = '', name = ''] = onePart.exec(rest) ?? [];
    const unit = name === '' ? unnamed(before, own, all) : all.find(({ names }) => names.includes(name));
    // Parts go from the larger unit to the smaller: seven feet six, never six inches and seven feet.
    if (whole === '' || !unit || unit.worth >= before || parts === 2) return wrong('errors.measure');
    const amount = readAmount(number, measured.mark);
    if ('wrong' in amount) return amount;
    sum += amount.value * unit.worth;
    before = unit.worth;
    rest = rest.slice(whole.length);
  }
  return stored(sum);
};

const stored = (amount: number): Read<number> => {
  const whole = Math.round(amount);
  return whole >= 1 ? { value: whole } : wrong('errors.measure');
};

const worthOf = (name: string, all: readonly Unit[]) => all.find((unit) => unit.name === name)?.worth ?? 0;

/** After feet, a number alone means inches; at the start it means what the column is measured in. */
const unnamed = (before: number, own: string, all: readonly Unit[]) => {
  if (before === Number.POSITIVE_INFINITY) return all.find(({ name }) => name === own);
  return before === worthOf('ft', all) ? all.find(({ name }) => name === 'in') : undefined;
};

const fraction = String.raw`\d+\s*/\s*\d+`;
const onePart = new RegExp(
  String.raw`^(\d+[\s-]+${fraction}|${fraction}|[.,]?\d[\d.,]*)\s*([^\d\s.,/]*)\.?\s*`,
  'u',
);

const readAmount = (text: string, mark: DecimalMark | null): Read<number> => {
  const [, whole = '0', above, below] = /^(?:(\d+)[\s-]+)?(\d+)\s*\/\s*(\d+)$/.exec(text) ?? [];
  if (above === undefined) return readDecimal(text.replace(/[.,]$/, ''), mark);
  return Number(below) === 0
    ? wrong('errors.measure')
    : { value: Number(whole) + Number(above) / Number(below) };
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
