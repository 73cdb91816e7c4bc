import { expect, test } from 'vitest';
import { invalidatedBy } from './changes.ts';

test('what changes the stock, or how long pieces rest, makes stagings and what is free old', () => {
  for (const action of [
    'unit.retired',
    'item.changed',
    'stock.counted',
    'work-order.finished',
    'import.started',
    'category.changed',
    'organization.changed',
    'staging.bumped',
  ] as const)
    expect(invalidatedBy(action), action).toEqual(
      expect.arrayContaining(['stagings', 'availability', 'items']),
    );
});

test('a member who is called otherwise is so on stagings', () => {
  expect(invalidatedBy('member.changed')).toContain('stagings');
});
