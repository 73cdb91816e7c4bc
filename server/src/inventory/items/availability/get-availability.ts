import type { ItemId } from '@archway/contract/kernel/ids';
import { findToday } from '../../../organizations/find-today.ts';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { loadItem } from '../get-item.ts';
import { freeByDay } from './availability-store.ts';

/** How many pieces can be promised, day by day. */
export const getAvailability = async (
  { db, clock }: ReadContext,
  { id, from, days }: { id: ItemId; from?: string | undefined; days: number },
) => {
  const [{ counts }, first] = await Promise.all([loadItem(db, id), from ?? findToday(db, clock.now())]);
  return { from: first, owned: counts.owned, free: await freeByDay(db, id, { from: first, days }) };
};
