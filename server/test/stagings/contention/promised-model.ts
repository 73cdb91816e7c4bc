import { addDays } from '@archway/contract/kernel/days';
import { assignUnits } from '@archway/contract/stagings/promises/assign-units';
import { peakDemand } from '@archway/contract/stagings/promises/demand-rules';
import { type Days, heldDays, overlap } from '@archway/contract/stagings/promises/hold-rules';
import type { TestApp } from '../../test-app.ts';

export type Row = Days & {
  readonly id: string;
  readonly itemId: string;
  readonly unitId: string | null;
  readonly quantity: number;
  readonly status: 'firm' | 'out';
};

/** Everything as it stands in the tables, without any rule of the database. */
export const readModel = async ({ sql }: TestApp, orgId: string) => {
  const rows = await sql<Row[]>`
    select id, item_id, unit_id, quantity, status, starts_on::text as from, ends_on::text as to
    from reservation where org_id = ${orgId} and status in ('firm', 'out')`;
  const units = await sql<{ id: string; itemId: string; isUsable: boolean }[]>`
    select id, item_id, is_usable(org_id, id, lifecycle, custody) as is_usable from unit where org_id = ${orgId}`;
  const bulk = await sql<{ itemId: string; onHand: number }[]>`
    select item_id, sum(on_hand)::int as on_hand from bulk_balance where org_id = ${orgId} group by 1`;
  const capOf = (itemId: string) =>
    bulk.find((one) => one.itemId === itemId)?.onHand ??
    units.filter((unit) => unit.itemId === itemId && unit.isUsable).length;
  return { rows, units, capOf };
};
export type Model = Awaited<ReturnType<typeof readModel>>;

/** Pins of one piece on the same days. */
export const doublePins = ({ rows }: Model) =>
  rows.flatMap((one, index) =>
    rows.slice(index + 1).filter((other) => one.unitId && one.unitId === other.unitId && overlap(one, other)),
  );

/** Days on which more of an item is promised than there is. What was in a home before a loss stays there. */
export const overPromised = ({ rows, capOf }: Model, today: string) => {
  const found: { itemId: string; day: string; taken: number; cap: number }[] = [];
  for (const [itemId, own] of Map.groupBy(rows, (row) => row.itemId)) {
    const cap = capOf(itemId);
    const last = own.reduce((day, { to }) => (to > day ? to : day), today);
    for (let day = today; day < last; day = addDays(day, 1)) {
      const here = own.filter(({ from, to }) => from <= day && day < to);
      const taken = sumOf(here);
      if (taken > Math.max(cap, sumOf(here.filter(({ status }) => status === 'out'))))
        found.push({ itemId, day, taken, cap });
    }
  }
  return found;
};

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

export type Wanted = {
  readonly itemId: string;
  readonly unitId: string | null;
  readonly quantity: number;
  readonly status?: Row['status'];
};

/** What there is of an item that can be promised. */
export type Stand = { readonly itemId: string; readonly usable: readonly string[]; readonly cap: number };

type Request = {
  readonly stay: Days;
  readonly wanted: readonly Wanted[];
  /** A home that was staged early has its pieces from that day on. */
  readonly outSince: string | null;
};

/** Whether more of an item fits beside all others that are promised: enough on every day, and with pins a piece for everybody. */
export const fitTogether = (
  { itemId, usable, cap }: Stand,
  rows: readonly Row[],
  { stay, wanted, outSince }: Request,
): boolean => {
  const planned = heldDays(stay, { pickLeadDays: 1, bufferDays: 2 });
  const hold = outSince && outSince < planned.from ? { ...planned, from: outSince } : planned;
  const others = rows.filter((row) => row.itemId === itemId && row.to > hold.from);
  const mine = wanted.map((one, nth) => ({ status: 'firm' as const, ...one, ...hold, id: `wanted ${nth}` }));
  const all = [...others, ...mine];
  if (peakDemand(all, hold) > cap) return false;
  if (all.every(({ unitId }) => unitId === null)) return true;
  if (mine.some(({ unitId, status }) => unitId && status === 'firm' && !usable.includes(unitId)))
    return false;
  const inHomes = all.flatMap(({ status, unitId }) => (status === 'out' && unitId ? [unitId] : []));
  return assignUnits([...new Set([...usable, ...inHomes])], all) !== undefined;
};

/** The same of one more promise, as everything stands now. */
export const fits = (
  { rows, units, capOf }: Model,
  stay: Days,
  wanted: Wanted,
  outSince: string | null,
): boolean => {
  const { itemId } = wanted;
  const usable = units.filter((unit) => unit.itemId === itemId && unit.isUsable).map(({ id }) => id);
  return fitTogether({ itemId, usable, cap: capOf(itemId) }, rows, { stay, wanted: [wanted], outSince });
};
