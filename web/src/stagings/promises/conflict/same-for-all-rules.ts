import type { Clash } from '@archway/contract/stagings/promises/promise';
import { type ChoiceKind, type Choices, choiceKinds, kindsOf, type Mine, mineOf } from './clash-rules.ts';

/** What can be done about every one of several clashes; nothing is the same for all where there is one. */
export const kindsForAll = (
  clashes: readonly Clash[],
  mine: readonly Mine[],
  isSure: boolean,
): ChoiceKind[] => {
  if (clashes.length < 2) return [];
  const kinds = clashes.map((clash) => kindsOf(clash, mineOf(clash, mine), isSure));
  return choiceKinds.filter((kind) => kinds.every((some) => some.includes(kind)));
};

/** What was chosen for all of them, if it is the same. */
export const kindOfAll = (clashes: readonly Clash[], choices: Choices): ChoiceKind | undefined => {
  const [kind, ...others] = new Set(clashes.map(({ itemId }) => choices[itemId]?.kind));
  return others.length === 0 ? kind : undefined;
};
