import { expect, test } from 'vitest';
import type { DeviceFact } from '../../../platform/outbox/outbox-entry.ts';
import { withRecorded } from './recorded-rules.ts';

const piece = {
  id: 'unit-1',
  code: 'U-00001',
  labels: '0123456789',
  locationId: 'dock',
  state: 'active in_storage good',
};
const fact = (nth: number, more: Record<string, unknown>) => ({
  id: `event-${nth}`,
  at: `2026-11-18T09:0${nth}:00.000Z`,
  kind: 'moved',
  ...more,
});

const bins = new Map([['BAY-7', 'bay-7']]);
const locate = (code: string) => bins.get(code);
const withWaiting = (known: typeof piece, facts: readonly DeviceFact[]) =>
  withRecorded(
    known,
    facts.map((waiting) => ({ fact: waiting, isTold: false })),
    locate,
  );

test('what was recorded on this device and waits moves the piece, by its id, its label or its code, the last counts', () => {
  const facts = [
    fact(1, { unitId: 'unit-1', locationId: 'bay-1' }),
    fact(2, { code: 'https://archway.example/scan/01234-56789', locationId: 'bay-2' }),
    fact(3, { code: 'u-00001', locationId: 'bay-3' }),
    fact(4, { unitId: 'unit-2', locationId: 'bay-4' }),
    fact(5, { kind: 'counted', itemId: 'item', counted: 4, locationId: 'bay-5' }),
  ];
  expect([0, 1, 2, 3, 4, 5].map((many) => withWaiting(piece, facts.slice(0, many)).locationId)).toEqual([
    'dock',
    'bay-1',
    'bay-2',
    'bay-3',
    'bay-3',
    'bay-3',
  ]);
});

test('what was taken back does not count, and damage and loss do', () => {
  const moved = fact(1, { unitId: 'unit-1', locationId: 'bay-1' });
  expect(withWaiting(piece, [moved, fact(2, { kind: 'undone', undoes: moved.id })]).locationId).toBe('dock');
  const damaged = fact(3, { kind: 'damaged', unitId: 'unit-1', condition: 'poor' });
  expect(withWaiting(piece, [damaged])).toMatchObject({ custody: 'in_repair', condition: 'poor' });
  expect(withWaiting(piece, [fact(4, { kind: 'missing', unitId: 'unit-1' })]).custody).toBe('missing');
});

test('a piece that was put into a location known by its code only is there', () => {
  expect(withWaiting(piece, [fact(1, { unitId: 'unit-1', locationCode: 'BAY-7' })]).locationId).toBe('bay-7');
  expect(withWaiting(piece, [fact(1, { unitId: 'unit-1', locationCode: 'BAY-8' })]).locationId).toBe('dock');
});

test('what was sent counts until the server has told of it, and then what it tells', () => {
  const sent = (isTold: boolean) => [{ fact: fact(1, { unitId: 'unit-1', locationId: 'bay-1' }), isTold }];
  expect(withRecorded(piece, sent(false), locate).locationId).toBe('bay-1');
  expect(withRecorded(piece, sent(true), locate).locationId).toBe('dock');
});

test('whoever takes back what the server has told of finds the piece where it was, unless somebody was there since', () => {
  const was = { lifecycle: 'active', custody: 'in_storage', condition: 'good', locationId: 'truck' };
  const moved = fact(1, { unitId: 'unit-1', locationId: 'dock' });
  const undone = { fact: fact(2, { kind: 'undone', undoes: moved.id }), isTold: false };
  const of = (shown: Record<string, unknown>, known = piece) =>
    withRecorded(known, [{ fact: moved, shown, isTold: true }, undone], locate).locationId;
  expect(of({ unit: was })).toBe('truck');
  expect(of({ unit: was }, { ...piece, locationId: 'bay-9' })).toBe('bay-9');
  expect(of({ unit: { id: 'unit-1', code: 'U-00001' } })).toBe('dock');
});
