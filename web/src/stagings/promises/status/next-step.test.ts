import { stagingStatuses } from '@archway/contract/stagings/states';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

test('a planned job with rooms and no pieces asks for pieces first', () => {
  const wanting = stagingStatuses.filter((status) => nextStep({ status, rooms: 3, lines: 0 }) === 'pieces');
  expect(wanting).toEqual(['lead', 'quoted', 'confirmed', 'designing', 'ready']);
});

test('without rooms, or once it has pieces, a job goes on', () => {
  expect(nextStep({ status: 'lead', rooms: 0, lines: 0 })).toBe('status');
  expect(nextStep({ status: 'lead', rooms: 3, lines: 1 })).toBe('status');
});

test('a live home asks for other dates, whatever is in it', () => {
  expect(nextStep({ status: 'live', rooms: 3, lines: 0 })).toBe('dates');
});
