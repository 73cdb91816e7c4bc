import type { ItemId } from '@archway/contract/kernel/ids';
import type { ItemAvailability } from '@archway/contract/stagings/availability';
import { stepsOf } from '@archway/contract/stagings/promises/availability-rules';
import { peakDemand } from '@archway/contract/stagings/promises/demand-rules';
import { heldDays, overlap } from '@archway/contract/stagings/promises/hold-rules';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { requireEnd } from '../stay-rules.ts';
import { findFree, holdersOf } from './availability-store.ts';

type Input = {
  readonly itemIds: ItemId[];
  readonly from: string;
  readonly to: string;
  readonly include?: 'steps' | undefined;
};

/** What is left of items for a stay, and who has the rest, softly or firmly, until when. */
export const getAvailability = async (
  { db }: ReadContext,
  { itemIds, from, to, include }: Input,
): Promise<{ rows: ItemAvailability[] }> => {
  requireEnd(from, to, 'to');
  const stay = { from, to };
  const found = await findFree(db, itemIds, stay);
  const widest = found.map((item) => heldDays(stay, item));
  const held = Map.groupBy(
    await holdersOf(db, itemIds, {
      from: widest.reduce((day, taken) => (taken.from < day ? taken.from : day), from),
      to: widest.reduce((day, taken) => (taken.to > day ? taken.to : day), to),
    }),
    ({ itemId }) => itemId,
  );
  return {
    rows: found.map((item) => {
      const { itemId, owned, cap, free } = item;
      const taken = heldDays(stay, item);
      const holders = (held.get(itemId) ?? []).filter((holder) => overlap(holder, taken));
      const soft = holders.filter(({ status }) => status === 'soft');
      return {
        itemId,
        owned,
        cap,
        free,
        soft: peakDemand(soft, taken),
        holders: holders.map(({ itemId: _item, ...holder }) => holder),
        ...(include ? { steps: stepsOf(cap, holders, stay) } : {}),
      };
    }),
  };
};
