import { expect, test } from 'vitest';
import { isCalm, isCalmToGo, type Moment } from './calm-rules.ts';

const minute = 60_000;
const now = 100 * minute;
const quiet: Moment = {
  now,
  isHidden: false,
  touchedAt: now - 3 * minute,
  scannedAt: Number.NEGATIVE_INFINITY,
  hasUnsaved: false,
  hasDialog: false,
  isTyping: false,
  isSending: false,
};

test('a page that nobody touched for two minutes is calm; one that is not looked at is calm at once', () => {
  expect(isCalm(quiet)).toBe(true);
  expect(isCalm({ ...quiet, touchedAt: now - minute })).toBe(false);
  expect(isCalm({ ...quiet, touchedAt: now, isHidden: true })).toBe(true);
});

test.each([
  ['unsaved changes', { hasUnsaved: true }],
  ['a dialog', { hasDialog: true }],
  ['something that is being sent', { isSending: true }],
  ['a scan of four minutes ago', { scannedAt: now - 4 * minute }],
])('nothing is loaded anew over %s, hidden or not, on the way to another page or not', (_what, busy) => {
  for (const isHidden of [true, false]) {
    expect(isCalm({ ...quiet, ...busy, isHidden })).toBe(false);
    expect(isCalmToGo({ ...quiet, ...busy, isHidden })).toBe(false);
  }
});

test('nobody is interrupted while typing; going to another page ends the typing', () => {
  expect(isCalm({ ...quiet, isTyping: true })).toBe(false);
  expect(isCalm({ ...quiet, isTyping: true, isHidden: true })).toBe(false);
  expect(isCalmToGo({ ...quiet, isTyping: true, touchedAt: now })).toBe(true);
});

test('a page that is left is calm right after a touch, but not right after a scan', () => {
  expect(isCalmToGo({ ...quiet, touchedAt: now })).toBe(true);
  expect(isCalmToGo({ ...quiet, scannedAt: now - 6 * minute })).toBe(true);
});
