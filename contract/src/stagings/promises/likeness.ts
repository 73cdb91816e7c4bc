/** What of an item decides whether another could stand in its place. */
export type Looks = {
  readonly categoryId: string;
  readonly parentCategoryId: string | null;
  readonly width: number | null;
  readonly depth: number | null;
  readonly height: number | null;
  readonly colorHex: string | null;
  readonly colorFamily: string | null;
  readonly styles: readonly string[];
  /** Where it goes; anywhere, if nothing is named. */
  readonly roomTypes: readonly string[];
  readonly monthlyRent: number | null;
};

/** Each from nought to one; null where one of the two says nothing about it. */
export type Likeness = {
  readonly likeness: number;
  readonly category: number;
  readonly size: number | null;
  readonly color: number | null;
  readonly style: number | null;
  readonly price: number | null;
};

const weights = { category: 4, size: 3, color: 3, style: 2, price: 1 } as const;
/** A silence is neither for nor against. */
const unknown = 0.5;

export const likeness = (one: Looks, other: Looks): Likeness => {
  const parts = {
    category: categoryLikeness(one, other),
    size: sizeLikeness(one, other),
    color: colorLikeness(one, other),
    style: styleLikeness(one.styles, other.styles),
    price: ratio(one.monthlyRent, other.monthlyRent),
  };
  const names = Object.keys(weights) as (keyof typeof weights)[]; // keys of a const object
  const sum = names.reduce((total, name) => total + weights[name] * (parts[name] ?? unknown), 0);
  return { ...parts, likeness: sum / names.reduce((total, name) => total + weights[name], 0) };
};

/** What is of another category has to be at least so large, or small, and so alike in all. */
const near = { size: 0.8, likeness: 0.65 } as const;

/**
 * Whether something so alike could stand in its place at all. Categories beside each other hold beds and stools: of another
 * one only what goes into the same rooms, is about as large and is alike in the rest too.
 */
export const couldStandIn = (one: Looks, other: Looks, alike: Likeness): boolean => {
  if (alike.category === 1) return true;
  const [mine, theirs] = [one.roomTypes, other.roomTypes];
  const sharesRoom =
    mine.length === 0 || theirs.length === 0 || mine.some((roomType) => theirs.includes(roomType));
  return (
    alike.category > 0 && sharesRoom && (alike.size ?? 0) >= near.size && alike.likeness >= near.likeness
  );
};

const categoryLikeness = (one: Looks, other: Looks) => {
  if (one.categoryId === other.categoryId) return 1;
  const related = new Set([one.categoryId, one.parentCategoryId].filter(Boolean));
  return related.has(other.categoryId) || related.has(other.parentCategoryId) ? unknown : 0;
};

/** The smaller as a share of the larger. */
const ratio = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one === other ? 1 : Math.min(one, other) / Math.max(one, other);

const sizeLikeness = (one: Looks, other: Looks) => {
  const known = (['width', 'depth', 'height'] as const).flatMap(
    (side) => ratio(one[side], other[side]) ?? [],
  );
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
};

/** A difference that nobody would call the same color any more. */
const farthest = 60;

const colorLikeness = (one: Looks, other: Looks) => {
  if (one.colorHex && other.colorHex)
    return Math.max(0, 1 - colorDistance(one.colorHex, other.colorHex) / farthest);
  if (one.colorFamily && other.colorFamily) return one.colorFamily === other.colorFamily ? 1 : 0;
  return null;
};

/** How many of all their styles both have. */
const styleLikeness = (one: readonly string[], other: readonly string[]) => {
  if (one.length === 0 || other.length === 0) return null;
  const [mine, theirs] = [lower(one), lower(other)];
  const both = mine.filter((style) => theirs.includes(style)).length;
  return both / (mine.length + theirs.length - both);
};

const lower = (styles: readonly string[]) => [...new Set(styles.map((style) => style.toLowerCase()))];

/** As eyes see it: in CIELAB, where 2 is just visible. */
export const colorDistance = (one: string, other: string): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const labOf = (hex: string): [number, number, number] => {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16)),
  ) as [number, number, number];
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
