import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCustomFilter, writeCustomFilter } from './custom-filter.ts';

test('whatever an option is called, it is read as it was written', () => {
  const wanted = fc.array(fc.record({ id: fc.uuid(), value: fc.string({ unit: 'grapheme' }) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(wanted, (given) => {
      expect(readCustomFilter(writeCustomFilter(given))).toEqual(given);
    }),
  );
});

test('what says nothing of a field has no id', () => {
  expect(readCustomFilter('oak')).toEqual([{ id: '', value: 'oak' }]);
});
