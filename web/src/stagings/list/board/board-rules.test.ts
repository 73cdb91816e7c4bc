import { expect, test } from 'vitest';
import { isFirstOpen, isWanted, nextStatuses, statusAfterKey } from './board-rules.ts';

test('a job goes where its status may go, and never to where it is', () => {
  expect(nextStatuses('quoted')).toEqual(['confirmed', 'lost', 'canceled']);
  expect(nextStatuses('live')).toEqual(['notice']);
  expect(nextStatuses('destaging')).toEqual(['live', 'closed']);
  expect(nextStatuses('closed')).toEqual([]);
});

test('filters leave out columns; what is over is folded unless it is looked for', () => {
  expect(isWanted('live', {})).toBe(true);
  expect(isWanted('live', { phase: 'planned' })).toBe(false);
  expect(isWanted('live', { status: 'live' })).toBe(true);
  expect(isFirstOpen('closed', {})).toBe(false);
  expect(isFirstOpen('closed', { phase: 'ended' })).toBe(true);
  expect(isFirstOpen('lead', { phase: 'ended' })).toBe(false);
});

test('arrow keys lead only to columns that are allowed, and back', () => {
  expect(statusAfterKey('quoted', 'quoted', 1)).toBe('confirmed');
  expect(statusAfterKey('quoted', 'confirmed', 1)).toBe('lost');
  expect(statusAfterKey('quoted', 'canceled', 1)).toBe('canceled');
  expect(statusAfterKey('quoted', 'confirmed', -1)).toBe('quoted');
  expect(statusAfterKey('destaging', 'destaging', -1)).toBe('live');
});
