import type { ItemId, StagingId } from '@archway/contract/kernel/ids';
import type { Equivalent } from '@archway/contract/stagings/line';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import { yieldingHolders } from './blockers.ts';
import type { Choice, ChoiceKind, Choices, Mine } from './clash-rules.ts';
import type { Stay } from './free-stays.ts';

/** Something that is to become something else: which item, how many of it, and for which job on which days. */
export type Replacing = {
  readonly clashId: ItemId;
  /** Under which a choice keeps what for. */
  readonly key: string;
  /** The other job that gets something else; none, where it is this one. */
  readonly otherName: string | null;
  readonly wanted: Partial<Stay> & {
    readonly id: StagingId;
    readonly itemId: ItemId;
    readonly quantity: number;
  };
};

type Job = { readonly stagingId: StagingId; readonly stay: Stay };

/** What a choice replaces: all of mine, or as many of each other job as are lacking. */
export const replacingOf = (
  kind: ChoiceKind | undefined,
  clash: Clash,
  mine: readonly Mine[],
  { stagingId, stay }: Job,
): Replacing[] => {
  const { itemId } = clash;
  if (kind === 'theirs')
    return yieldingHolders(clash).map(({ lineId, stagingId: id, name, quantity }) => ({
      clashId: itemId,
      key: lineId,
      otherName: name,
      wanted: { id, itemId, quantity },
    }));
  if (kind !== 'mine') return [];
  const quantity = mine.reduce((sum, one) => sum + one.quantity, 0);
  return [
    { clashId: itemId, key: itemId, otherName: null, wanted: { id: stagingId, itemId, quantity, ...stay } },
  ];
};

/** What is farther from its size than this is not taken unseen: a bookshelf for a nightstand. */
const closeSize = 0.75;

/** The most alike for each of them, as far as there are enough and they are close: what one takes is gone for the next. */
export const bestFor = (
  replacing: readonly Replacing[],
  found: readonly (readonly Pick<Equivalent, 'itemId' | 'free' | 'size'>[])[],
): Readonly<Record<ItemId, Choice['items']>> => {
  const used = new Map<ItemId, number>();
  const best: Record<ItemId, Record<string, ItemId>> = {};
  for (const [index, { clashId, key, wanted }] of replacing.entries()) {
    const row = found[index]?.find(
      ({ itemId, free, size }) =>
        (size ?? 1) >= closeSize && free - (used.get(itemId) ?? 0) >= wanted.quantity,
    );
    if (!row) continue;
    used.set(row.itemId, (used.get(row.itemId) ?? 0) + wanted.quantity);
    best[clashId] = { ...best[clashId], [key]: row.itemId };
  }
  return best;
};

/** These choices with what for, where it was not chosen meanwhile. */
export const filledWith = (
  choices: Choices,
  kind: ChoiceKind,
  best: Readonly<Record<ItemId, Choice['items']>>,
): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([itemId, choice]) => {
      const items = best[itemId as ItemId]; // keys are ids of items
      const isOpen = choice.kind === kind && Object.keys(choice.items).length === 0;
      return [itemId, isOpen && items ? { kind, items } : choice];
    }),
  );
