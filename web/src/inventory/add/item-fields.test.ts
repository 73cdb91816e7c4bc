import { type Item, ItemChange, NewItem } from '@archway/contract/inventory/item';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { customTable } from '@archway/contract/kernel/fields/custom-table';
import { initialValues } from '@archway/contract/kernel/fields/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedValues, differingNames, rebased } from '../../kit/edit/edits.ts';
import type { Formats } from '../../ui/fields/form-values.ts';
import { readShade } from '../../ui/fields/inputs/read-shade.ts';
import { moneyWriting } from '../../ui/fields/measures/read-money.ts';
import { emptyFields, factsOf, fieldsOf, type ItemFields, itemTable } from './item-fields.ts';
import { codesProblem, readCodes } from './piece-codes.ts';
import { wrongFields } from './wrong-fields.ts';

const larkspur: Formats = { units: 'imperial', money: moneyWriting('USD', 'en') };
const category = '0197f3a0-0000-7000-8000-000000000001';
const [fabric, seat] = ['0197f3a0-0000-7000-8000-000000000003', '0197f3a0-0000-7000-8000-000000000004'];
const own = itemTable(
  customTable([
    { id: fabric, name: 'Fabric', type: 'text', options: [], hint: '', listed: true },
    { id: seat, name: 'Seat height', type: 'length', options: [], hint: '', listed: true },
  ]),
);
const sofa = {
  ...initialValues(itemFields),
  id: '0197f3a0-0000-7000-8000-000000000002',
  version: 3,
  name: 'Harlow sofa',
  sku: 'HAR-84',
  tracking: 'unit',
  categoryId: category,
  description: 'Three seats.',
  tags: ['quiet'],
  width: 2134,
  depth: 940,
  height: 864,
  weight: 49_895,
  colorName: 'Oatmeal',
  colorFamily: 'cream',
  colorHex: '#d8ccb8',
  materials: ['Linen'],
  styles: ['Modern'],
  roomTypes: ['living'],
  brand: 'Harlow',
  vendorId: null,
  vendorSku: '',
  monthlyRent: 14_000,
  salePrice: null,
  purchaseCost: 120_000,
  replacementCost: null,
  fragile: false,
  twoPerson: true,
  packMethod: 'blanket',
  bufferDays: null,
  customFields: { [fabric]: 'Belgian linen', [seat]: 457 },
} as unknown as Item; // the facts a form is about
const added: ItemFields = { ...emptyFields, name: 'Harlow sofa', categoryId: category, quantity: 0 };
const wrong = (change: Partial<ItemFields>) =>
  wrongFields({ ...added, ...change }, larkspur).map(({ field, key }) => `${field} ${key}`);

test('what the form holds goes back as the contract wants it', () => {
  const facts = factsOf(fieldsOf(sofa, larkspur, own), larkspur, own);
  const { id, version, tracking: _, ...same } = sofa;
  expect(ItemChange.parse({ id, version, ...facts })).toEqual({ id, version, ...same });
});

test('a custom field is typed as its type is, and what cannot be meant is said on it', () => {
  const typed = fieldsOf(sofa, larkspur, own);
  expect(typed.customFields).toEqual({ [fabric]: 'Belgian linen', [seat]: '18' });
  const wide = { ...typed, quantity: 0, customFields: { ...typed.customFields, [seat]: 'tall' } };
  expect(wrongFields(wide, larkspur, own)).toEqual([{ field: `customFields.${seat}`, key: 'errors.length' }]);
});

test('a field defined while the form is open is empty, and one that is gone is not sent', () => {
  const before = fieldsOf(sofa, larkspur, itemTable({}));
  expect(factsOf({ ...before, customFields: { gone: 'x' } }, larkspur, own).customFields).toEqual({});
});

test('a name and a category are enough for something new', () => {
  expect(wrongFields(added, larkspur)).toEqual([]);
  expect(NewItem.parse(factsOf(added, larkspur))).toMatchObject({ name: 'Harlow sofa', status: 'active' });
});

test('whatever is stored, opening and saving a form changes nothing', () => {
  const side = fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null });
  const money = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }), { nil: null });
  const weight = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null });
  const formats = fc.record({
    units: fc.constantFrom('imperial', 'metric'),
    money: fc
      .tuple(fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'), fc.constantFrom('en', 'fr', 'ar'))
      .map(([currency, language]) => moneyWriting(currency, language)),
  });
  fc.assert(
    fc.property(side, money, weight, formats, (width, purchaseCost, grams, here) => {
      const item = { ...sofa, width, height: width, purchaseCost, monthlyRent: purchaseCost, weight: grams };
      const fields = fieldsOf(item, here);
      expect(wrongFields(fields, here)).toEqual([]);
      expect(changedValues(factsOf(fields, here), factsOf(fieldsOf(item, here), here))).toEqual({});
      expect(factsOf(fields, here)).toMatchObject({ width, purchaseCost, weight: grams });
    }),
    { numRuns: 500 },
  );
});

describe('before the server is asked', () => {
  test('what is missing is said', () => {
    expect(wrong({ name: '  ', categoryId: null })).toEqual([
      'name errors.required',
      'categoryId errors.required',
    ]);
  });

  test('a text that is no measure, no amount and no shade is said', () => {
    expect(wrong({ width: 'wide', weight: '3 in', monthlyRent: 'a lot', colorHex: 'oat' })).toEqual([
      'colorHex errors.shade',
      'width errors.length',
      'weight errors.weight',
      'monthlyRent errors.amount',
    ]);
  });

  test('pieces have to stand somewhere, and each has one code', () => {
    expect(wrong({ quantity: 2 })).toEqual(['locationId errors.required']);
    expect(wrong({ quantity: 0, codes: 'A-1' })).toEqual(['locationId errors.required']);
    expect(wrong({ quantity: 2, locationId: category, codes: 'a-1\nA-1' })).toEqual([
      'codes errors.codeTwice',
    ]);
    expect(wrong({ quantity: 2, locationId: category, codes: '?' })).toEqual(['codes errors.characters']);
    expect(wrong({ quantity: 0, tracking: 'bulk', codes: 'A-1' })).toEqual([]);
  });
});

test('codes are read from lines, commas and blanks, in capitals', () => {
  expect(readCodes(' lk-1, lk-2;lk-3\n\nlk-4\tlk-5 ')).toEqual(['LK-1', 'LK-2', 'LK-3', 'LK-4', 'LK-5']);
  expect(codesProblem(['LK-1', 'LK/2.3'])).toBeUndefined();
});

test('a shade is read from six digits or three, with or without its sign', () => {
  expect(['#C8A27E', 'c8a27e', '#ca8'].map(readShade)).toEqual(['#c8a27e', '#c8a27e', '#ccaa88']);
  expect(['', 'oat', '#12345', '#1234567'].map(readShade)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a change', () => {
  const base = fieldsOf(sofa, larkspur);

  test('sends only what is different', () => {
    const after = factsOf({ ...base, name: 'Harlow sofa, long', width: '7\' 6"', tags: ['quiet'] }, larkspur);
    expect(changedValues(factsOf(base, larkspur), after)).toEqual({ name: 'Harlow sofa, long', width: 2286 });
  });

  test('does not write over costs that cannot be seen', () => {
    const unseen = fieldsOf({ ...sofa, purchaseCost: null }, larkspur);
    const after = factsOf({ ...unseen, name: 'New name' }, larkspur);
    expect(changedValues(factsOf(unseen, larkspur), after)).toEqual({ name: 'New name' });
  });

  test('kept after somebody else’s keeps only what I touched', () => {
    const mine = { ...base, brand: 'Harlow & Co.', tags: ['quiet', 'new'] };
    const theirs = { ...base, name: 'Harlow sofa 84', tags: ['loud'] };
    expect(rebased(base, mine, theirs)).toEqual({ ...theirs, brand: 'Harlow & Co.', tags: ['loud', 'new'] });
    expect(differingNames(base, theirs)).toEqual(['name', 'tags']);
  });
});
