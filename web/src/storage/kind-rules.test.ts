import { expect, test } from 'vitest';
import { likelyKind } from './kind-rules.ts';

const location = (
  id: string,
  kind: Parameters<typeof likelyKind>[1][number]['kind'],
  parentId: string | null = null,
) => ({
  id,
  kind,
  parentId,
});

test('at the top a new location is a warehouse', () => {
  expect(likelyKind(undefined, [])).toBe('warehouse');
});

test.each([
  ['warehouse', 'zone'],
  ['zone', 'aisle'],
  ['aisle', 'bay'],
  ['bay', 'bin'],
  ['vehicle', 'bin'],
] as const)('the first location inside a %s is a %s', (kind, inside) => {
  expect(likelyKind(location('here', kind), [])).toBe(inside);
});

test('beside others it is what they are', () => {
  const hall = location('hall', 'warehouse');
  expect(likelyKind(hall, [hall, location('a', 'aisle', 'hall')])).toBe('aisle');
});
