import { addDays, daysBetween } from '@archway/contract/kernel/days';
import { earliestStart, latestEnd } from '@archway/contract/stagings/promises/earliest-window';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Job, WantedLine } from './plan-promises.ts';
import { demandsOfOthers, stockOf } from './promise-store.ts';

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
  const days = daysBetween(installOn, endsOn);
  const latest = addDays(today, daysAhead);
  const widest = (margin: 'pickLeadDays' | 'bufferDays') => Math.max(0, ...stock.map((one) => one[margin]));
  const first = installOn < today ? installOn : today;
  const last = endsOn > addDays(latest, days) ? endsOn : addDays(latest, days);
  const looked = { from: addDays(first, -widest('pickLeadDays')), to: addDays(last, widest('bufferDays')) };
  const taken = await demandsOfOthers(db, itemIds, looked, id);
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
    latest,
    days,
  };
  return {
    earliest: earliestStart(search) ?? null,
    latestEnd: latestEnd({ items, from: installOn, latest: endsOn }) ?? null,
  };
};
