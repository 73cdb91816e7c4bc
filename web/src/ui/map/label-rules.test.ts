import { expect, test } from 'vitest';
import { labelsWithRoom } from './label-rules.ts';

test('a name that would cover an earlier one, or be covered by a pin, has no room', () => {
  const points = [
    { id: 'first', x: 0, y: 0, width: 100 },
    { id: 'covering', x: 70, y: 5, width: 100 },
    { id: 'beside', x: 200, y: 5, width: 100 },
    { id: 'covered', x: 400, y: 0, width: 100 },
    { id: 'pin', x: 420, y: 30, width: 10 },
  ];
  expect([...labelsWithRoom(points)]).toEqual(['first', 'beside', 'pin']);
});
