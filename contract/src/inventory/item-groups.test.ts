import { expect, test } from 'vitest';
import { itemFields, itemGroups } from './item-fields.ts';

test('every field of an item is in a section of its forms and its page; custom fields have one of their own', () => {
  const sections: readonly string[] = itemGroups;
  const inNone = Object.entries(itemFields)
    .filter(([, field]) => !('group' in field && sections.includes(field.group)))
    .map(([name]) => name);
  expect(inNone).toEqual(['customFields']);
});
