import { expect, test } from 'vitest';
import { advance, type Progress, requestOf } from './progress-rules.ts';

const fresh: Progress = { owner: 'ada in larkspur', rights: '[]' };

test('the moment of the first page is what later changes are asked for, not that of the last', () => {
  const begun = advance(fresh, { token: '1.10', isWhole: true, next: 'things a' }, 100);
  expect(requestOf(begun)).toEqual({ after: 'things a' });
  expect(begun.asOf).toBe(100);
  const done = advance(begun, { token: '1.20', isWhole: false, next: null }, 200);
  expect(done).toEqual({ ...fresh, token: '1.10', asOf: 100 });
  expect(requestOf(done)).toEqual({ since: '1.10' });
});

test('changes that were interrupted go on where they ended, and count when the last of them is here', () => {
  const known = { ...fresh, token: '1.10', asOf: 100 };
  const begun = advance(known, { token: '1.30', isWhole: false, next: 'moved U-7' }, 300);
  expect(begun).toMatchObject({ token: '1.10', asOf: 100 });
  expect(requestOf(begun)).toEqual({ since: '1.10', after: 'moved U-7' });
  expect(advance(begun, { token: '1.40', isWhole: false, next: null }, 400)).toEqual({
    ...fresh,
    token: '1.30',
    asOf: 300,
  });
});

test('a server that does not know the moment any more begins anew, also in the middle', () => {
  const known = { ...fresh, token: '1.10', asOf: 100, taking: { token: '1.30', after: 'moved', at: 300 } };
  const anew = advance(known, { token: '2.5', isWhole: true, next: 'things b' }, 500);
  expect(anew).toEqual({
    ...fresh,
    token: undefined,
    asOf: 500,
    taking: { token: '2.5', after: 'things b', at: 500 },
  });
});
