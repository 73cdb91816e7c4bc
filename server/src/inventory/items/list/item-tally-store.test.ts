import { ItemsQuery } from '@archway/contract/inventory/item';
import { expect, test } from 'vitest';
import { everything, facetOf } from './item-tally-store.ts';

test('what is answered beside the rows does not narrow the list', () => {
  expect(facetOf(ItemsQuery.parse({ include: 'customFields' }))).toBe(everything);
  expect(facetOf(ItemsQuery.parse({ include: 'customFields', tracking: 'bulk' }))).toEqual(
    facetOf(ItemsQuery.parse({ tracking: 'bulk' })),
  );
});
