import { expect, test } from 'vitest';
import { likelyKind } from './kind-rules.ts';

const place = (
  id: string,
  kind: Parameters<typeof likelyKind>[1][number]['kind'],
  parentId: string | null = null,
) => ({
  id,
  kind,
  parentId,
});

test('at the top a new place is a warehouse', () => {
  expect(likelyKind(undefined, [])).toBe('warehouse');
});

test.each([
  ['warehouse', 'zone'],
  ['zone', 'aisle'],
  ['aisle', 'bay'],
  ['bay', 'bin'],
  ['vehicle', 'bin'],
] as const)('the first place inside a %s is a %s', (kind, inside) => {
  expect(likelyKind(place('here', kind), [])).toBe(inside);
});

test('beside others it is what they are', () => {
  const hall = place('hall', 'warehouse');
  expect(likelyKind(hall, [hall, place('a', 'aisle', 'hall')])).toBe('aisle');
});
