import { GivenMoment } from '@archway/contract/kernel/measures';
import { expect, test } from 'vitest';
import { sendable, sendableMoment } from './sendable-moments.ts';

test('a moment of any clock is one that the server takes', () => {
  const years = [-3000, 1, 1889, 1890, 1899, 1900, 1970, 2026, 2199, 2200, 2201, 2300, 9999, 10_500];
  for (const year of years) {
    const moment = new Date(0);
    moment.setUTCFullYear(year);
    expect(GivenMoment.safeParse(sendableMoment(moment.toISOString())).success, String(year)).toBe(true);
  }
  expect(sendableMoment('no moment')).toBe(sendableMoment('1800-01-01T00:00:00.000Z'));
});

test('a moment of a clock that is about right stays as it is', () => {
  expect(sendableMoment('2026-05-04T10:11:12.345Z')).toBe('2026-05-04T10:11:12.345Z');
});

test('what is no moment is not sent as the one that an event came after', () => {
  const at = '2026-05-04T10:11:12.345Z';
  expect(sendable({ id: '1', at, after: 'undefined' })).toEqual({ id: '1', at });
  expect(sendable({ id: '1', at, after: at })).toEqual({ id: '1', at, after: at });
});
