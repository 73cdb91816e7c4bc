import { expect, test } from 'vitest';
import { readinessOf } from './readiness-rules.ts';

const preparation = { codesAt: 1, areCodesComing: false, app: 'yes', online: true } as const;

test('a device is ready for the time without a network when the app opens there and the codes are here', () => {
  expect(readinessOf(preparation)).toBe('ready');
  expect(readinessOf({ ...preparation, online: false })).toBe('ready');
});

test('until the app opens without a network, or the codes are here, it is not said to be ready', () => {
  expect(readinessOf({ ...preparation, app: 'preparing' })).toBe('preparing');
  expect(readinessOf({ ...preparation, codesAt: undefined, areCodesComing: true })).toBe('preparing');
});

test('where the app never opens without a network, or the network was gone too soon, what is open goes on', () => {
  expect(readinessOf({ ...preparation, app: 'never' })).toBe('open');
  expect(readinessOf({ ...preparation, app: 'preparing', online: false })).toBe('open');
});

test('nothing is promised where codes are neither here nor on their way', () => {
  expect(readinessOf({ ...preparation, codesAt: undefined })).toBe(undefined);
});
