import { addDays, daysBetween } from '@archway/contract/kernel/days';
import { earliestStart } from '@archway/contract/stagings/earliest-window';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Job, WantedLine } from './plan-promises.ts';
import { stockOf, takenFrom } from './promise-store.ts';

/** Further than this nobody plans. */
const daysAhead = 730;

/** The first day from today on which the job could be installed with everything, as long as it stays now. */
export const findEarliest = async (
  db: OrgDb,
  { id, installOn, endsOn }: Job,
  lines: readonly WantedLine[],
  today: string,
): Promise<string | null> => {
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))];
  const stock = await stockOf(db, itemIds, { lock: false });
  const taken = (await takenFrom(db, itemIds, addDays(today, -31))).filter(
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
  return earliestStart(search) ?? null;
};
