import { expect, test } from 'vitest';
import { labelsWithRoom } from './label-rules.ts';

test('a label that would cover an earlier one has no room', () => {
  const labels = [
    { id: 'first', x: 0, y: 0, width: 100 },
    { id: 'covered', x: 60, y: 5, width: 100 },
    { id: 'beside', x: 110, y: 5, width: 100 },
    { id: 'below', x: 60, y: 30, width: 100 },
  ];
  expect([...labelsWithRoom(labels)]).toEqual(['first', 'beside', 'below']);
});
