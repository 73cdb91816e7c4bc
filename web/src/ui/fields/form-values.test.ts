import { code, decimal, requiredChoice, text } from '@archway/contract/kernel/fields/field-builders';
import { expect, test } from 'vitest';
import { emptyForm, valuesOf, wrongFields } from './form-values.ts';
import { moneyWriting } from './measures/read-money.ts';

const formats = { units: 'imperial', money: moneyWriting('USD', 'en') } as const;
const table = {
  code: code({ max: 30 }),
  latitude: decimal({ min: -90, max: 90 }),
  kind: requiredChoice(['warehouse', 'bin'], {}),
};
const empty = emptyForm(table);

test('an empty form knows no code and no number, and has the first choice of those that must be made', () => {
  expect(wrongFields(table, empty, formats)).toEqual([]);
  expect(valuesOf(table, empty, formats)).toEqual({ code: null, latitude: null, kind: 'warehouse' });
});

test('a code is sent in capitals, a decimal with its fraction', () => {
  const typed = { ...empty, code: ' w1-a.02 ', latitude: '45.5152' };
  expect(wrongFields(table, typed, formats)).toEqual([]);
  expect(valuesOf(table, typed, formats)).toMatchObject({ code: 'W1-A.02', latitude: 45.5152 });
});

test('what is no code and no number says so before it is sent', () => {
  expect(wrongFields(table, { ...empty, code: 'bay ü', latitude: '-' }, formats)).toEqual([
    { field: 'code', key: 'errors.characters' },
    { field: 'latitude', key: 'errors.number' },
  ]);
});

test('an address of a web page is completed; what is none goes to the server, which tells all that is wrong at once', () => {
  const reach = { website: text({ max: 300, format: 'website' }), note: text({ max: 60 }) };
  const typed = { website: ' bower.test/chairs ', note: 'two words' };
  expect(wrongFields(reach, typed, formats)).toEqual([]);
  expect(valuesOf(reach, typed, formats)).toEqual({
    website: 'https://bower.test/chairs',
    note: 'two words',
  });
  const none = { ...typed, website: ' two words ' };
  expect(wrongFields(reach, none, formats)).toEqual([]);
  expect(valuesOf(reach, none, formats)).toEqual({ website: 'two words', note: 'two words' });
});
