import { badValues } from './bad-values.ts';
import type { Random } from './random.ts';

/** A value that no field expects, drawn anew each time. */
export const strangeValue = (random: Random, depth = 0): unknown =>
  random.pick(depth > 2 ? plain : [...plain, ...nested])(random, depth);

export const strangeName = (random: Random) => random.pick(keys);

type Maker = (random: Random, depth: number) => unknown;

const characters = [
  'a',
  'Z',
  ' ',
  '7',
  'é',
  'ß',
  'İ',
  'ı',
  'Σ',
  'ς',
  'ﬁ',
  'ش',
  '漢',
  '🛋️',
  '👩‍👩‍👧',
  'e\u0301',
  '\u200f',
  '\t',
  "'",
  '"',
  '\\',
  '%',
  '<',
  '&',
  '{',
  '\u2028',
];
const text = (random: Random, most: number) =>
  Array.from({ length: random.int(most) }, () => random.pick(characters)).join('');

/** As a program cuts it that counts halves of characters. */
const cutInHalf: Maker = (random) => {
  const whole = `${text(random, 20)}🛋${text(random, 20)}`;
  return whole.slice(0, whole.indexOf('🛋') + 1);
};
const withNul: Maker = (random) => `${text(random, 10)}\u0000${text(random, 10)}`;

const numbers = [
  0,
  -0,
  -1,
  1,
  0.5,
  1e-7,
  1e21,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 31 + 1,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  999_999,
  1_000_001,
  500,
  501,
  Number.MIN_VALUE,
  beyondNumbers(),
];
const days = [
  '0000-01-01',
  '0001-01-01',
  '-0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2200-12-31',
  '2201-01-01',
  '9999-12-31',
  '10000-01-01',
  '2024-02-29',
  '2023-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-5-1',
  '2026-05-01T00:00:00Z',
  'infinity',
  '-infinity',
  'now',
  'tomorrow',
  'epoch',
  '4713-01-01 BC',
  '20260501',
];
const zones = [
  'AGT',
  'PST',
  'EST5EDT',
  'UTC',
  'utc',
  'GMT+5',
  'Etc/GMT+5',
  'Europe/Paris',
  'europe/paris',
  'Europe/Nowhere',
  '+03:00',
  'localtime',
  'posixrules',
  'Factory',
  'SystemV/PST8',
  '../Europe/Paris',
  'America/Coyhaique',
  'US/Pacific',
];
const cases = [
  'ΣΟΦΑΣ',
  'σοφασ',
  'σοφας',
  'İ1',
  'i1',
  'I1',
  'ı1',
  'ẞ',
  'ß',
  'STRASSE',
  'Ǆ',
  'ǅ',
  'K',
  'ﬀ',
  'ŉ',
];
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  '0',
  '-1',
  'a.b',
  'a[b]',
  'a\u0000b',
  '\ud800',
  'x'.repeat(500),
  'id',
  'orgId',
  'org_id',
  'version',
];

const plain: readonly Maker[] = [
  (random) => random.pick(badValues)[1],
  (random) => random.pick(numbers),
  (random) => String(random.pick(numbers)),
  (random) => random.pick(days),
  (random) => random.pick(zones),
  (random) => random.pick(cases),
  (random) => random.pick(keys),
  (random) => text(random, 60),
  (random) => random.pick(['x', '🛋', '\u0301', ' ', 'ﷺ']).repeat(10 ** random.int(5)),
  (random) =>
    crypto
      .randomUUID()
      .toUpperCase()
      .slice(0, random.pick([36, 36, 35, 8])),
  cutInHalf,
  withNul,
];

const nested: readonly Maker[] = [
  (random, depth) => Array.from({ length: random.int(4) }, () => strangeValue(random, depth + 1)),
  (random, depth) =>
    Object.fromEntries(
      Array.from({ length: 1 + random.int(3) }, () => [random.pick(keys), strangeValue(random, depth + 1)]),
    ),
  (random, depth) =>
    Array.from({ length: random.pick([31, 201, 501]) }, () => random.pick(plain.slice(1, 8))(random, depth)),
  (random) => deep(random.pick([5, 40, 60, 2000]), random.chance(0.5)),
];

const deep = (levels: number, isList: boolean): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { a: value };
  return value;
};

/** JSON has numbers that JavaScript has not: this text becomes one of them, unquoted, in what is sent. */
function beyondNumbers() {
  return '@1e309@';
}
export const withHugeNumbers = (json: string) => json.replaceAll('"@1e309@"', '1e309');
