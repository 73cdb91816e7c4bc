import type { ItemId, LineId, UnitId } from '@archway/contract/kernel/ids';
import type { ClashAnswers, Fewer, Swap } from '@archway/contract/stagings/line';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import { yieldingHolders } from './blockers.ts';

/** What this job wants of an item that collides: a line it has, or one that is about to be added. */
export type Mine = {
  readonly key: string;
  readonly itemId: ItemId;
  readonly quantity: number;
  readonly unitId: UnitId | null;
  /** In the home already. */
  readonly isOut: boolean;
};

/** The answers to one clash. */
export const choiceKinds = ['mine', 'any', 'theirs', 'pins', 'bump', 'fewer'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** `items` says which item goes where: for this job under its own item, for others under their lines. */
export type Choice = { readonly kind: ChoiceKind; readonly items: Readonly<Record<string, ItemId>> };
export type Choices = Readonly<Record<ItemId, Choice>>;

/** What can be done about a clash. What is in a home stays there, mine and theirs; only who is sure of a job takes from others. */
export const kindsOf = (clash: Clash, mine: readonly Mine[], isSure = true): ChoiceKind[] => {
  const isOut = mine.some((one) => one.isOut);
  const canYield = clash.yielding.length > 0;
  const may: Record<ChoiceKind, boolean> = {
    mine: !isOut,
    any: !isOut && clash.because === 'piece' && clash.free >= clash.wanted,
    theirs: canYield,
    pins: clash.because === 'pins',
    bump: canYield && isSure,
    fewer: !isOut && clash.free < clash.wanted,
  };
  return choiceKinds.filter((kind) => may[kind]);
};

/** Whether a choice says all it must: a swap names what for. */
export const isSettled = (clash: Clash, choice: Choice | undefined): boolean => {
  if (choice?.kind === 'mine') return choice.items[clash.itemId] !== undefined;
  if (choice?.kind === 'theirs')
    return yieldingHolders(clash).every(({ lineId }) => choice.items[lineId] !== undefined);
  return choice !== undefined;
};

export const mineOf = (clash: Clash, mine: readonly Mine[]) =>
  mine.filter(({ itemId }) => itemId === clash.itemId);

/** How many each of them gets when so many fewer are to be had; the last gives up first. */
export const fewerOf = (mine: readonly Mine[], excess: number): ReadonlyMap<string, number> => {
  const left = new Map<string, number>();
  let rest = excess;
  for (const { key, quantity } of [...mine].reverse()) {
    const given = Math.min(quantity, rest);
    if (given > 0) left.set(key, quantity - given);
    rest -= given;
  }
  return left;
};

/** What the server is told of others, of all clashes together. */
const othersOf = (clashes: readonly Clash[], choices: Choices) => {
  const of = (kind: ChoiceKind) => clashes.filter(({ itemId }) => choices[itemId]?.kind === kind);
  const bumped = of('bump').map(({ itemId }) => itemId);
  const swaps = of('theirs').flatMap((clash): Swap[] =>
    yieldingHolders(clash).flatMap(({ lineId, quantity }) => {
      const itemId = choices[clash.itemId]?.items[lineId];
      return itemId ? [{ lineId, itemId, quantity }] : [];
    }),
  );
  const onClash = bumped.length > 0 ? 'bump' : of('pins').length > 0 ? 'move_pins' : 'refuse';
  return { onClash, swaps, ...(bumped.length > 0 ? { bumpItems: bumped } : {}) } as const;
};

/** The answer for lines that a job has. */
export const answersOf = (
  clashes: readonly Clash[],
  choices: Choices,
  mine: readonly Mine[],
): ClashAnswers & { bumpItems?: ItemId[]; swaps: Swap[]; fewer: Fewer[] } => {
  const { swaps, ...others } = othersOf(clashes, choices);
  const own = clashes.flatMap((clash) => {
    const choice = choices[clash.itemId];
    const itemId = choice?.kind === 'any' ? clash.itemId : choice?.items[clash.itemId];
    return (choice?.kind === 'mine' || choice?.kind === 'any') && itemId
      ? mineOf(clash, mine).map(({ key }) => ({ lineId: key as LineId, itemId })) // keys are their ids
      : [];
  });
  const fewer = clashes
    .filter(({ itemId }) => choices[itemId]?.kind === 'fewer')
    .flatMap((clash) =>
      [...fewerOf(mineOf(clash, mine), clash.wanted - clash.free)].map(([key, quantity]) => ({
        lineId: key as LineId, // keys are their ids
        quantity,
      })),
    );
  return { ...others, swaps: [...swaps, ...own], fewer };
};

type Added = { readonly itemId: ItemId; readonly quantity: number; readonly unitId: UnitId | null };

/** The answer for what is about to be added or changed: it becomes something else itself. `keys` are those of `mine`. */
export const addedAfter = <One extends Added>(
  added: readonly One[],
  keyOf: (index: number) => string,
  clashes: readonly Clash[],
  choices: Choices,
  mine: readonly Mine[],
): { lines: One[]; answers: Omit<ClashAnswers, 'fewer'> & { bumpItems?: ItemId[]; swaps: Swap[] } } => {
  const lines = added.flatMap((line, index): One[] => {
    const clash = clashes.find(({ itemId }) => itemId === line.itemId);
    const choice = clash && choices[clash.itemId];
    if (!clash || !choice) return [line];
    if (choice.kind === 'mine')
      return [{ ...line, itemId: choice.items[clash.itemId] ?? line.itemId, unitId: null }];
    if (choice.kind === 'any') return [{ ...line, unitId: null }];
    if (choice.kind !== 'fewer') return [line];
    const quantity =
      fewerOf(mineOf(clash, mine), clash.wanted - clash.free).get(keyOf(index)) ?? line.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { lines, answers: othersOf(clashes, choices) };
};
