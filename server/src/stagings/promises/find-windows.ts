import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { ItemId } from '@archway/contract/kernel/ids';
import { earliestStart, latestEnd, type Wanted } from '@archway/contract/stagings/promises/earliest-window';
import type { Margins } from '@archway/contract/stagings/promises/hold-rules';
import type { OrgDb } from '../../platform/db/db.ts';
import { type Job, type Plan, planPromises } from './plan-promises.ts';
import {
  demandsOfOthers,
  type OthersDemand,
  pinnedItems,
  type Stock,
  stockOf,
  usableUnits,
} from './promise-store.ts';

/** Further than this nobody plans. */
const daysAhead = 730;

export type Windows = { readonly earliest: string | null; readonly latestEnd: string | null };

/**
 * On which other days the job could have everything, also what is not asked about now: installed for as long as it stays now,
 * as soon as its pieces can be pulled, or as it begins now until an earlier end.
 */
export const findWindows = async (db: OrgDb, job: Job, own: Plan['own'], today: string): Promise<Windows> => {
  const { id, installOn, endsOn } = job;
  const itemIds = [...new Set(own.map(({ itemId }) => itemId))];
  const stock = await stockOf(db, itemIds, { lock: false });
  const days = daysBetween(installOn, endsOn);
  const latest = addDays(today, daysAhead);
  const widest = (margin: keyof Margins) =>
    Math.max(0, ...own.flatMap(({ margins }) => margins?.[margin] ?? []), ...stock.map((one) => one[margin]));
  const first = installOn < today ? installOn : today;
  const last = endsOn > addDays(latest, days) ? endsOn : addDays(latest, days);
  const looked = { from: addDays(first, -widest('pickLeadDays')), to: addDays(last, widest('bufferDays')) };
  const taken = await demandsOfOthers(db, itemIds, looked, id);
  const items = [...wantedItems(own, stock, taken), ...(await wantedPieces(db, own, stock, taken))];
  const earliest = earliestStart({
    items,
    earliest: addDays(today, widest('pickLeadDays')),
    latest,
    days,
  });
  const end = latestEnd({ items, from: installOn, latest: endsOn });
  // Enough may be left on every day, and still pins leave no piece for everybody: then the days are tried.
  const isPinned =
    own.some(({ unitId }) => unitId !== null) || (await pinnedItems(db, itemIds, looked.from)).size > 0;
  const isServed = async (stay: Pick<Job, 'installOn' | 'endsOn'>) =>
    !isPinned ||
    (await planPromises(db, { ...job, ...stay }, linesOf(own), { lock: false })).clashes.length === 0;
  return {
    earliest:
      earliest && (await isServed({ installOn: earliest, endsOn: addDays(earliest, days) }))
        ? earliest
        : null,
    latestEnd: end && (await isServed({ installOn, endsOn: end })) ? end : null,
  };
};

const wantedItems = (own: Plan['own'], stock: readonly Stock[], taken: readonly OthersDemand[]): Wanted[] => {
  const [mineOf, theirsOf] = [Map.groupBy(own, ofItem), Map.groupBy(taken, ofItem)];
  return stock.map((item) => {
    const mine = mineOf.get(item.id) ?? [];
    return {
      cap: item.cap,
      ...widestOf(mine, item),
      quantity: mine.reduce((sum, { quantity }) => sum + quantity, 0),
      demands: theirsOf.get(item.id) ?? [],
    };
  });
};

/** What was promised at different times may have different days before and after the stay: then none is too few. */
const widestOf = (mine: Plan['own'], stock: Stock): Margins => {
  const most = (margin: keyof Margins) =>
    mine.reduce((days, { margins }) => Math.max(days, (margins ?? stock)[margin]), 0);
  return { pickLeadDays: most('pickLeadDays'), bufferDays: most('bufferDays') };
};

const ofItem = ({ itemId }: { readonly itemId: ItemId }) => itemId;

/** A very piece is one of which there is one, or none once it is not usable. What is in the home is there. */
const wantedPieces = async (
  db: OrgDb,
  own: Plan['own'],
  stock: readonly Stock[],
  taken: readonly OthersDemand[],
): Promise<Wanted[]> => {
  const pinned = own.filter(({ unitId }) => unitId !== null);
  if (pinned.length === 0) return [];
  const usable = new Set(
    (
      await usableUnits(
        db,
        pinned.map(({ itemId }) => itemId),
      )
    ).map(({ id }) => id),
  );
  const stockById = new Map(stock.map((one) => [one.id, one]));
  const takenOf = Map.groupBy(taken, (one) => one.unitId);
  return pinned.flatMap((promise) => {
    const { itemId, unitId, quantity, status } = promise;
    const of = stockById.get(itemId);
    if (!of || unitId === null) return [];
    const cap = status === 'out' || usable.has(unitId) ? 1 : 0;
    const demands = takenOf.get(unitId) ?? [];
    return [{ cap, ...widestOf([promise], of), quantity, demands }];
  });
};

/** Everything that the job would firmly take, as lines that want it. */
const linesOf = (own: Plan['own']) =>
  own.flatMap(({ lineId, itemId, unitId, quantity, status }) =>
    status === 'firm' || status === 'out' ? [{ lineId, itemId, unitId, quantity, status }] : [],
  );
