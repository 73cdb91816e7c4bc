import type { ItemFacts, ItemFields } from './item-fields.ts';

/** What is to be sent of a change: only what is different. What somebody may not see, they do not write over. */
export const changedFacts = (before: ItemFacts, after: ItemFacts): Partial<ItemFacts> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof ItemFacts])), // its own keys
  );

/** The names of the fields that differ. */
export const differingFields = (one: ItemFields, other: ItemFields): (keyof ItemFields)[] =>
  (Object.keys(one) as (keyof ItemFields)[]).filter((name) => !isSame(one[name], other[name])); // its own keys

/** My changes on top of somebody else's: only what I touched replaces what they have now. */
export const rebased = (base: ItemFields, mine: ItemFields, latest: ItemFields): ItemFields => {
  const touched = differingFields(base, mine).map((name) => [name, mine[name]]);
  return { ...latest, ...Object.fromEntries(touched) };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
