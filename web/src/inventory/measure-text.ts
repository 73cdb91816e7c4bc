export type UnitSystem = 'imperial' | 'metric';

/** One kind of measure: what its units are called, and what each is worth in the unit that is stored. */
export type Measure = {
  readonly units: readonly { readonly names: readonly string[]; readonly worth: number }[];
  /** The name and worth of what is meant by a number alone. */
  readonly usual: Readonly<Record<UnitSystem, { readonly name: string; readonly worth: number }>>;
  readonly most: number;
};

/**
 * What a person means by `84`, `7' 6"`, `6 1/2 in`, `2,13 m` or `٢١٣ سم`, in the stored unit; undefined for a text that
 * means no such measure. Nothing at all, or less than the smallest amount that can be stored, is no measure.
 */
export const readMeasure = (typed: string, system: UnitSystem, measure: Measure): number | undefined => {
  let rest = plainText(typed);
  let sum = 0;
  let before = Number.POSITIVE_INFINITY;
  for (let parts = 0; rest !== ''; parts += 1) {
    const [all = '', number = '', name = ''] = part.exec(rest) ?? [];
    const worth = name ? worthOf(name, measure) : usualWorth(before, system, measure);
    const amount = amountOf(number, name);
    // Parts go from the larger unit to the smaller: seven feet six, never six inches and seven feet.
    if (all === '' || worth === undefined || amount === undefined || worth >= before || parts === 2)
      return undefined;
    sum += amount * worth;
    before = worth;
    rest = rest.slice(all.length);
  }
  const whole = Math.round(sum);
  return whole >= 1 && whole <= measure.most ? whole : undefined;
};

/** The shortest number in the organization's unit that is read back as exactly this; the field says the unit. */
export const writeMeasure = (stored: number, system: UnitSystem, measure: Measure): string => {
  const { name, worth } = measure.usual[system];
  const means = (amount: number) => Math.round(amount * worth) === stored;
  const amount = stored / worth;
  const sixteenths = Math.round(amount * 16);
  if (name === 'in' && !means(Math.round(amount)) && means(sixteenths / 16)) return mixed(sixteenths);
  const decimals = [0, 1, 2, 3].find((each) => means(Number(amount.toFixed(each))));
  return String(Number(amount.toFixed(decimals ?? 3)));
};

/** A tape measure has sixteenths of an inch: `30 1/2`, `7/16`. */
const mixed = (sixteenths: number) => {
  const whole = Math.floor(sixteenths / 16);
  const below = [2, 4, 8].find((each) => Number.isInteger((sixteenths * each) / 16)) ?? 16;
  const above = ((sixteenths - whole * 16) * below) / 16;
  return `${whole === 0 ? '' : `${whole} `}${above}/${below}`;
};

const fraction = String.raw`\d+\s*/\s*\d+`;
const part = new RegExp(
  String.raw`^(\d+\s+${fraction}|${fraction}|\d*[.,]?\d+|\d+[.,])\s*([^\d\s.,/]*)\.?\s*`,
  'u',
);

const worthOf = (name: string, { units }: Measure) => units.find(({ names }) => names.includes(name))?.worth;

/** After feet, a number alone means inches; at the start it means what the organization measures in. */
const usualWorth = (before: number, system: UnitSystem, { usual, units }: Measure) => {
  if (before === Number.POSITIVE_INFINITY) return usual[system].worth;
  return before === worthOf('ft', { units, usual, most: 0 })
    ? worthOf('in', { units, usual, most: 0 })
    : undefined;
};

const amountOf = (text: string, name: string): number | undefined => {
  const [whole = '', above, below] = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(text)?.slice(1) ?? [];
  if (above !== undefined)
    return Number(below) === 0 ? undefined : Number(whole) + Number(above) / Number(below);
  // Nobody measures thousandths of a millimetre or of a gram: `1,200 mm` is more than a metre.
  if (/^\d{1,3}[.,]\d{3}$/.test(text) && /^(mm|g)$/.test(name)) return Number(text.replace(/[.,]/, ''));
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
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

const plainText = (typed: string) =>
  typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => fractions[sign] ?? '')
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .toLowerCase()
    .trim();
