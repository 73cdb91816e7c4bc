import { describe, expect, test } from 'vitest';
import { mayFollow } from '../kernel/states/may-follow.ts';
import {
  daysLate,
  movesPieces,
  nextRenewalOn,
  nextStatuses,
  promiseStatusOf,
  renewedEnd,
  stagingMoney,
} from './staging-rules.ts';
import { stagingStatuses, stagingTransitions } from './states.ts';

const today = '2026-05-20';
const live = { status: 'live', installOn: '2026-04-01', endsOn: '2026-05-31' } as const;

test('pieces are held softly until a job is confirmed, firmly until they are in the home, and not at all once it is over', () => {
  expect(Object.fromEntries(stagingStatuses.map((status) => [status, promiseStatusOf(status)]))).toEqual({
    lead: 'soft',
    quoted: 'soft',
    confirmed: 'firm',
    designing: 'firm',
    ready: 'firm',
    installing: 'out',
    live: 'out',
    notice: 'out',
    destaging: 'out',
    closed: null,
    lost: null,
    canceled: null,
  });
});

test('until the installation begins a job can be canceled, and never after it', () => {
  const cancelable = stagingStatuses.filter((status) => mayFollow(stagingTransitions, status, 'canceled'));
  expect(cancelable).toEqual(['lead', 'quoted', 'confirmed', 'designing', 'ready']);
});

test('a home is late from the day on which it should have been empty', () => {
  expect(daysLate(live, '2026-05-31')).toBe(0);
  expect(daysLate(live, '2026-06-03')).toBe(3);
  expect(daysLate({ ...live, status: 'closed' }, '2026-06-03')).toBe(0);
});

test('a job renews at the end of its term, and then month by month', () => {
  const term = { ...live, termDays: 60, autoRenew: true };
  expect(nextRenewalOn(term, today)).toBe('2026-05-31');
  expect(nextRenewalOn(term, '2026-06-01')).toBe('2026-06-30');
  expect(nextRenewalOn({ ...term, autoRenew: false }, today)).toBeNull();
  expect(nextRenewalOn({ ...term, status: 'notice' }, today)).toBeNull();
});

test('a renewal ends a month later, on the day of the month on which the term ended, or on which somebody let it end', () => {
  const term = { ...live, termDays: 60 };
  expect(renewedEnd(term, '2026-05-31')).toBe('2026-06-30');
  expect(renewedEnd({ ...term, endsOn: '2026-06-30' }, '2026-06-30')).toBe('2026-07-31');
  expect(renewedEnd(term, '2026-08-15')).toBe('2026-08-31');
  expect(renewedEnd({ ...term, endsOn: '2026-06-12' }, '2026-06-12')).toBe('2026-07-12');
});

describe('money', () => {
  const job = { ...live, monthly: 300_000, fees: 50_000, deposit: null, destagedOn: null };

  test('rent is counted by the day, with the fees', () => {
    expect(stagingMoney(job, today)).toEqual({
      monthly: 300_000,
      fees: 50_000,
      deposit: 0,
      soFar: 50_000 + 490_000,
      forecast: 50_000 + 600_000,
    });
  });

  test('a home that is late goes on paying; one that is closed has paid', () => {
    expect(stagingMoney(job, '2026-06-10')).toMatchObject({ soFar: 750_000, forecast: 750_000 });
    const closed = { ...job, status: 'closed', destagedOn: '2026-05-01' } as const;
    expect(stagingMoney(closed, today)).toMatchObject({ soFar: 350_000, forecast: 350_000 });
  });

  test('a job that has not begun brings nothing yet, and one that never will nothing at all', () => {
    expect(stagingMoney({ ...job, status: 'confirmed' }, today)).toMatchObject({
      soFar: 0,
      forecast: 650_000,
    });
    expect(stagingMoney({ ...job, status: 'canceled' }, today)).toMatchObject({ soFar: 0, forecast: 0 });
  });
});

test('a confirmed job is ready without designing only once its design is approved', () => {
  expect(nextStatuses({ status: 'confirmed', designStatus: 'draft' })).toEqual(['designing', 'canceled']);
  expect(nextStatuses({ status: 'confirmed', designStatus: 'approved' })).toEqual([
    'designing',
    'ready',
    'canceled',
  ]);
  for (const status of stagingStatuses.filter((one) => one !== 'confirmed'))
    expect(nextStatuses({ status, designStatus: 'draft' })).toEqual(stagingTransitions[status]);
});

test('confirming, installing and ending change how pieces are held; the steps between do not', () => {
  expect(movesPieces('quoted', 'confirmed')).toBe(true);
  expect(movesPieces('ready', 'installing')).toBe(true);
  expect(movesPieces('destaging', 'closed')).toBe(true);
  expect(movesPieces('confirmed', 'designing')).toBe(false);
  expect(movesPieces('live', 'notice')).toBe(false);
});
