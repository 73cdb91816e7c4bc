import { expect, test } from 'vitest';
import { rebased } from './edits.ts';

test('keeping my changes after somebody else’s keeps only what I touched', () => {
  const base = { name: 'Larkspur Staging Co.', city: 'Portland', noticeDays: 10 };
  const mine = { ...base, city: 'Salem', noticeDays: 14 };
  const theirs = { ...base, name: 'Larkspur & Daughters', noticeDays: 12 };
  expect(rebased(base, mine, theirs)).toEqual({ ...theirs, city: 'Salem', noticeDays: 14 });
});

test('of values that are kept together only those I touched replace theirs', () => {
  const base = { customFields: { finish: 'Oiled', seat: '18' } };
  const mine = { customFields: { finish: 'Waxed', seat: '18' } };
  const theirs = { customFields: { finish: 'Oiled', seat: '19' } };
  expect(rebased(base, mine, theirs)).toEqual({ customFields: { finish: 'Waxed', seat: '19' } });
});
