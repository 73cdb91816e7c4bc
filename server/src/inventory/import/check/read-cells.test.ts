import { itemFields } from '@archway/contract/inventory/item-fields';
import { optionNames } from '@archway/contract/inventory/item-options';
import { namesOfType } from '@archway/contract/kernel/fields/fields';
import { markOf } from '@archway/contract/kernel/text/number-text';
import { expect, test } from 'vitest';
import { readChoice, readFlag } from './choice-rules.ts';
import { readMeasure, unitOfHeading } from './measure-rules.ts';
import { readMoney, readWhole } from './number-rules.ts';
import { makeTree } from './reference-rules.ts';

const cents = (text: string | number, mark: '.' | ',' | null = null, decimals = 2) => {
  const read = readMoney(text, decimals, mark);
  return 'wrong' in read ? read.wrong.key.slice(7) : read.value;
};

test.each([
  ['1299', 129_900],
  ['$1,299.00', 129_900],
  ['1.299,00 €', 129_900],
  ['1 299,5', 129_950],
  ["CHF 1'299.50", 129_950],
  ['١٬٢٩٩٫٥٠', 129_950],
  ['12,5', 1250],
  ['.5', 50],
  ['1,234,567', 123_456_700],
  [12.1, 1210],
  ['1,299', 'ambiguousNumber'],
  ['1.299', 'ambiguousNumber'],
  ['12.999', 'ambiguousNumber'],
  ['1,2,3', 'amount'],
  ['12.34.56', 'amount'],
  ['-5', 'amount'],
  ['about 12', 'amount'],
  ['US$ 12', 1200],
  ['12 د.إ.', 1200],
  ['12 or 13', 'amount'],
  ['free', 'amount'],
  [1.005, 'amount'],
] as const)('%s is so many cents, or is not guessed', (text, value) => {
  expect(cents(text)).toBe(value);
});

test('one mark before three digits means what the sheet’s other numbers mean', () => {
  expect([cents('1,299', '.'), cents('1.299', ','), cents('1.299', '.'), cents('1,299', ',')]).toEqual([
    129_900,
    129_900,
    'ambiguousNumber',
    'ambiguousNumber',
  ]);
  expect(cents('1.299', '.', 3)).toBe(1299);
  expect(['$1,299.00', '1.299,00', '12,5', '84.5', '1,299', '84', '1.234.567'].map(markOf)).toEqual([
    '.',
    ',',
    ',',
    '.',
    undefined,
    undefined,
    ',',
  ]);
  expect(readWhole('1,000', '.')).toEqual({ value: 1000 });
  expect(readWhole('2.5', '.')).toMatchObject({ wrong: { key: 'errors.whole' } });
});

const millimeters = (text: string | number, headed?: string) => {
  const read = readMeasure(text, { kind: 'length', system: 'imperial', headed, mark: null });
  return 'wrong' in read ? read.wrong.key.slice(7) : read.value;
};

test.each([
  ['84', 2134],
  ['84in', 2134],
  ['84"', 2134],
  ['7\' 6"', 2286],
  ['7 ft 6 in', 2286],
  ['30 1/2', 775],
  ['30½', 775],
  ['2.1 m', 2100],
  ['2,1 m', 2100],
  ['210cm', 2100],
  ['٢١٠ سم', 2100],
  [84, 2134],
  ['84 x 36', 'measure'],
  ['0', 'measure'],
  ['6 in 7 ft', 'measure'],
  ['1,200 mm', 'ambiguousNumber'],
  ['wide', 'measure'],
] as const)('%s is so long, or is not guessed', (text, value) => {
  expect(millimeters(text)).toBe(value);
});

test('a heading may say the unit of its column; a cell that says its own knows better', () => {
  expect(
    ['Width (cm)', 'Height_mm', 'Depth in inches', 'Width', 'Weight, kg'].map((heading) =>
      unitOfHeading(heading, heading.startsWith('Weight') ? 'weight' : 'length'),
    ),
  ).toEqual(['cm', 'mm', 'in', undefined, 'kg']);
  expect([millimeters('210', 'cm'), millimeters('84in', 'cm')]).toEqual([2100, 2134]);
});

test('choices and yes or no are understood in three languages, and nothing else is', () => {
  expect([
    readChoice('colorFamily', 'Gray'),
    readChoice('roomTypes', 'Salle à manger'),
    readChoice('tracking', 'بالكمية'),
    readChoice('status', 'who knows'),
  ]).toEqual(['gray', 'dining', 'bulk', undefined]);
  expect(['Yes', 'x', '✓', 'OUI', 'نعم', 'no', '0', 'maybe'].map(readFlag)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    undefined,
  ]);
});

test('a name that several have is found by its path, and by nothing less', () => {
  const tree = makeTree([
    { id: '1', parentId: null, name: 'Sofas' },
    { id: '2', parentId: '1', name: 'Small' },
    { id: '3', parentId: null, name: 'Tables', code: 'T' },
    { id: '4', parentId: '3', name: 'Small' },
    { id: '5', parentId: null, name: 'Chairs / Stools' },
  ]);
  expect(
    ['sofas', 'Sofas > small', 'Tables/Small', 'small', 't', 'Chairs / Stools', 'Lamps'].map((text) =>
      tree.find(text),
    ),
  ).toEqual([{ id: '1' }, { id: '2' }, { id: '4' }, 'several', { id: '3' }, { id: '5' }, 'none']);
});

test('whatever the screens call an option, in any language, means it in a sheet', () => {
  const fields = namesOfType(itemFields, 'choice', 'choices');
  const named = fields.flatMap((field) =>
    itemFields[field].options.flatMap((option) =>
      optionNames(field, option).map((name) => ({ field, option, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ field, option, name }) => readChoice(field, name) !== option)).toEqual([]);
});
