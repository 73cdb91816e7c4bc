import type { StagingStatus } from '@archway/contract/stagings/states';
import { expect, test } from 'vitest';
import { columnsFor, isFirstOpen, isWanted } from './board-rules.ts';

const card = (status: StagingStatus) => ({ status, designStatus: 'draft' }) as const;

test('a job goes where its status may go, and never to where it is', () => {
  expect(columnsFor(card('quoted'))).toEqual(['confirmed', 'lost', 'canceled']);
  expect(columnsFor(card('live'))).toEqual(['notice']);
  expect(columnsFor(card('destaging'))).toEqual(['live', 'closed']);
  expect(columnsFor(card('closed'))).toEqual([]);
  expect(columnsFor(card('confirmed'))).toEqual(['designing', 'canceled']);
});

test('filters leave out columns; what is over is folded unless it is looked for', () => {
  expect(isWanted('live', {})).toBe(true);
  expect(isWanted('live', { phase: 'planned' })).toBe(false);
  expect(isWanted('live', { status: 'live' })).toBe(true);
  expect(isFirstOpen('closed', {})).toBe(false);
  expect(isFirstOpen('closed', { phase: 'ended' })).toBe(true);
  expect(isFirstOpen('lead', { phase: 'ended' })).toBe(false);
});
