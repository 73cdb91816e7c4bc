import { expect, test } from 'vitest';
import type { DeviceFact } from './outbox-entry.ts';
import { isHereOnly, recordedFacts } from './recorded-facts.ts';

const owner = 'ada larkspur';
const fact = (id: string, more: Record<string, unknown> = {}): DeviceFact => {
  return { id, at: '2026-11-18T09:14:00Z', kind: 'damaged', ...more };
};
const entry = (id: string, more: Record<string, unknown> = {}) => ({ id, owner, fact: fact(id, more) });
const picture = (id: string, factId: string, reason?: string) => {
  return { id, owner, factId, position: 0, content: new Blob(), sent: 0, reason };
};

test('what was recorded is told the latest first, with how far it is', () => {
  const facts = recordedFacts({
    entries: [entry('3'), { ...entry('4'), reason: 'refused' }],
    sent: [
      { ...entry('1'), sentAt: 1, review: null },
      { ...entry('2'), sentAt: 2, review: 'unknown_code' },
    ],
    pictures: [picture('a', '1'), picture('b', '1', 'refused')],
  });
  expect(facts.map(({ id, state }) => [id, state])).toEqual([
    ['4', 'refused'],
    ['3', 'waiting'],
    ['2', 'review'],
    ['1', 'sent'],
  ]);
  expect(facts[3]?.pictures).toEqual({ waiting: 1, refused: 1 });
  expect(facts.filter(isHereOnly).map(({ id }) => id)).toEqual(['4', '3', '1']);
});

test('what was taken back is told as that, whether or not either of them was sent', () => {
  const facts = recordedFacts({
    entries: [entry('3'), entry('5', { kind: 'undone', undoes: '1' })],
    sent: [
      { ...entry('1'), sentAt: 1, review: null },
      { ...entry('4', { kind: 'undone', undoes: '3' }), sentAt: 2, review: null },
    ],
    pictures: [],
  });
  expect(facts.filter(({ isUndone }) => isUndone).map(({ id }) => id)).toEqual(['3', '1']);
});

test('pictures whose fact this device has forgotten are told as well, until they are sent', () => {
  const facts = recordedFacts({ entries: [entry('3')], sent: [], pictures: [picture('a', '1')] });
  expect(facts.map(({ id, state, pictures }) => [id, state, pictures.waiting])).toEqual([
    ['3', 'waiting', 0],
    ['1', 'sent', 1],
  ]);
  expect(facts.filter(isHereOnly).length).toBe(2);
});
