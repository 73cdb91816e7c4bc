import { addDays, daysBetween } from '@archway/contract/kernel/days';
import { earliestStart, latestEnd } from '@archway/contract/stagings/earliest-window';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Job, WantedLine } from './plan-promises.ts';
import { stockOf, takenFrom } from './promise-store.ts';

/** Further than this nobody plans. */
const daysAhead = 730;

export type Windows = { readonly earliest: string | null; readonly latestEnd: string | null };

/**
 * On which other days the job could have everything: installed from today on for as long as it stays now, or as it begins now
 * until an earlier end.
 */
export const findWindows = async (
  db: OrgDb,
  { id, installOn, endsOn }: Job,
  lines: readonly WantedLine[],
  today: string,
): Promise<Windows> => {
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))];
  const stock = await stockOf(db, itemIds, { lock: false });
  const first = installOn < today ? installOn : today;
  const taken = (await takenFrom(db, itemIds, addDays(first, -31))).filter(
    ({ stagingId }) => stagingId !== id,
  );
  const items = stock.map(({ id: itemId, cap, pickLeadDays, bufferDays }) => ({
    cap,
    pickLeadDays,
    bufferDays,
    quantity: lines.reduce((sum, line) => (line.itemId === itemId ? sum + line.quantity : sum), 0),
    demands: taken.filter((one) => one.itemId === itemId),
  }));
  const search = {
    items,
    earliest: today,
    latest: addDays(today, daysAhead),
    days: daysBetween(installOn, endsOn),
  };
  return {
    earliest: earliestStart(search) ?? null,
    latestEnd: latestEnd({ items, from: installOn, latest: endsOn }) ?? null,
  };
};
