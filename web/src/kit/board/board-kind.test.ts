import { expect, test } from 'vitest';
import { statusAfterKey } from './board-kind.ts';

const columns = ['lead', 'quoted', 'confirmed', 'lost', 'canceled'] as const;
const quoted = { from: 'quoted', open: ['confirmed', 'canceled'] } as const;

test('arrow keys lead only to columns that are allowed, and back', () => {
  expect(statusAfterKey(columns, quoted, 'quoted', 1)).toBe('confirmed');
  expect(statusAfterKey(columns, quoted, 'confirmed', 1)).toBe('canceled');
  expect(statusAfterKey(columns, quoted, 'canceled', 1)).toBe('canceled');
  expect(statusAfterKey(columns, quoted, 'confirmed', -1)).toBe('quoted');
  expect(statusAfterKey(columns, { from: 'lost', open: ['lead'] }, 'lost', -1)).toBe('lead');
});
