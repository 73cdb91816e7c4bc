import type { ItemId } from '@archway/contract/kernel/ids';
import { findToday } from '../../../organizations/find-today.ts';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { loadItem } from '../get-item.ts';

/** How many pieces could be promised, day by day. Pieces that are missing or in repair can be promised to nobody. */
export const getAvailability = async (
  { db, clock }: ReadContext,
  { id, from, days }: { id: ItemId; from?: string | undefined; days: number },
) => {
  const [{ counts }, today] = await Promise.all([loadItem(db, id), findToday(db, clock.now())]);
  const free = Math.max(0, counts.owned - counts.missing - counts.inRepair);
  return {
    from: from ?? today,
    owned: counts.owned,
    free: Array.from({ length: days }, () => free),
  };
};
