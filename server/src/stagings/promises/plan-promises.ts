import type { ItemId, LineId, ReservationId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import { assignUnits, type Budget, type Promised } from '@archway/contract/stagings/promises/assign-units';
import { peakDemand } from '@archway/contract/stagings/promises/demand-rules';
import { findFreeing, findYielding } from '@archway/contract/stagings/promises/find-yielding';
import {
  type Days,
  heldDays,
  type Margins,
  onlyMargins,
  overlap,
} from '@archway/contract/stagings/promises/hold-rules';
import type { Clash, ClashReason } from '@archway/contract/stagings/promises/promise';
import { blockingStatuses, type ReservationStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../../platform/db/db.ts';
import { type LostPart, lostParts, withoutLost } from './lost-parts.ts';
import {
  type KeptPromise,
  peaksOfOthers,
  pinnedItems,
  promisesOf,
  type Stock,
  stockOf,
  type Taken,
  type Taking,
  takenFrom,
  usableUnits,
  type WantedPromise,
} from './promise-store.ts';
import { withinBudget } from './search-budget.ts';

export type Job = {
  readonly id: StagingId;
  readonly installOn: string;
  readonly endsOn: string;
  /** Since when its pieces are in the home, if they are: they are taken from then on, however early it was. */
  readonly outSince: string | null;
};

/** What a line is to be promised from now on. */
export type WantedLine = {
  readonly lineId: LineId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly quantity: number;
  readonly status: Extract<ReservationStatus, 'soft' | 'firm' | 'out'>;
};

/** What was taken away from these lines is given back by what they are promised now, or stays away, on the days of today's job. */
export type BumpedParts = 'settled' | 'following';

export type Plan = {
  /** What is left to be promised of what was asked for: what was lost in the home is not. */
  readonly lines: readonly WantedLine[];
  /** What is promised as being in the home, of pieces that there are no longer. */
  readonly lost: readonly LostPart[];
  readonly stock: ReadonlyMap<ItemId, Stock>;
  readonly writes: readonly WantedPromise[];
  /** All that the job would firmly take, with what is not asked about now. */
  readonly own: readonly (WantedPromise | KeptPromise)[];
  /** The days on which more is taken than before, item by item. */
  readonly takings: readonly Taking[];
  readonly clashes: readonly Clash[];
};

type Planning = { readonly lock: boolean; readonly bumped?: BumpedParts };

/**
 * What it takes to promise these lines on the days of a job, and what stands in the way. Reading only, it tells what would
 * happen; with the items locked it stays true until the transaction ends. A home whose days are moved keeps what is still
 * there: of what was lost in it there is nothing left to hold.
 */
export const planPromises = async (
  db: OrgDb,
  job: Job,
  lines: readonly WantedLine[],
  how: Planning,
): Promise<Plan> => {
  const plan = await planLines(db, job, lines, how);
  if (plan.lost.length === 0) return plan;
  const left = withoutLost(lines, plan.lost);
  return { ...(await planLines(db, job, left, how)), lines: left, lost: plan.lost };
};

const planLines = async (
  db: OrgDb,
  job: Job,
  lines: readonly WantedLine[],
  { lock, bumped = 'settled' }: Planning,
): Promise<Plan> => {
  const before = await promisesOf(db, job.id);
  const away = bumped === 'following' ? before.filter(({ status }) => status === 'bumped') : [];
  const itemIds = [...new Set([...lines, ...away, ...lost(before, lines)].map(({ itemId }) => itemId))];
  if (itemIds.length === 0)
    return { lines, lost: [], stock: new Map(), writes: [], own: [], takings: [], clashes: [] };
  const stock = new Map((await stockOf(db, itemIds, { lock })).map((one) => [one.id, one]));
  // Others may have taken something away while they had the items.
  const kept = lock ? await promisesOf(db, job.id) : before;
  const keptByLine = Map.groupBy(kept, ({ lineId }) => lineId);
  const wanted = [
    ...lines.flatMap((line) =>
      wantedPromises(job, line, stock.get(line.itemId), { rows: keptByLine.get(line.lineId) ?? [], bumped }),
    ),
    ...(bumped === 'following' ? followingPromises(job, stock, kept) : []),
  ];
  const replaced = new Set(lines.map(({ lineId }) => lineId));
  const own = [...kept.filter(({ lineId }) => !replaced.has(lineId)), ...wanted].filter(isBlocking);
  const keptById = new Map(kept.map((promise) => [promise.id, promise]));
  const takings = distinct(
    wanted
      .filter(isBlocking)
      .flatMap((promise) => takingsOf(promise, promise.id ? keptById.get(promise.id) : undefined)),
  );
  const found = await findClashes(db, { job, stock, own, takings, kept: keptById });
  const gone = bumped === 'following' ? found.flatMap((one) => one.lost) : [];
  const clashes = found.flatMap(({ clash }) => clash ?? []);
  return { lines, lost: gone, stock, writes: wanted, own, takings, clashes };
};

const isBlocking = ({ status }: { readonly status: ReservationStatus }) =>
  (blockingStatuses as readonly ReservationStatus[]).includes(status);

/** The promise of a line, in the row it has; what was taken away from it before is settled by it. */
const wantedPromises = (
  job: Job,
  line: WantedLine,
  stock: Stock | undefined,
  { rows, bumped }: { rows: readonly KeptPromise[]; bumped: BumpedParts },
): WantedPromise[] => {
  if (!stock) return [];
  const live = rows.find(({ status }) => status !== 'bumped');
  const row = live ?? (bumped === 'settled' ? rows[0] : undefined);
  const settled = bumped === 'settled' ? rows.filter((other) => other !== row) : [];
  const margins = marginsOf(live, stock);
  const promised = { ...line, ...daysOf(job, margins), id: row?.id ?? null };
  return [
    { ...promised, margins: line.status === 'soft' ? null : margins },
    ...settled.map((other) => ({ ...other, status: 'released' as const })),
  ];
};

/** What was taken away stays so, on the days of the job. */
const followingPromises = (job: Job, stock: ReadonlyMap<ItemId, Stock>, kept: readonly KeptPromise[]) =>
  kept.flatMap((promise) => {
    const of = stock.get(promise.itemId);
    if (promise.status !== 'bumped' || !of) return [];
    const margins = promise.margins ?? onlyMargins(of);
    return [{ ...promise, ...daysOf(job, margins), margins }];
  });

/**
 * The days before and after a stay: what is firmly promised keeps those it was promised with, on whatever dates; what is
 * promised now has those of today.
 */
const marginsOf = (live: KeptPromise | undefined, stock: Stock): Margins =>
  (live && isBlocking(live) && live.itemId === stock.id && live.margins) || onlyMargins(stock);

const daysOf = ({ installOn, endsOn, outSince }: Job, margins: Margins): Days => {
  const held = heldDays({ from: installOn, to: endsOn }, margins);
  return outSince && outSince < held.from ? { ...held, from: outSince } : held;
};

/** What these lines hold of other items now: a swap gives that back, and locks it too. */
const lost = (kept: readonly KeptPromise[], lines: readonly WantedLine[]) => {
  const wanted = new Map(lines.map(({ lineId, itemId }) => [lineId, itemId]));
  return kept.filter(({ lineId, itemId }) => (wanted.get(lineId) ?? itemId) !== itemId);
};

/** The days on which a promise takes more than it does now. */
const takingsOf = (promise: WantedPromise, now: KeptPromise | undefined): Taking[] => {
  const { itemId, from, to } = promise;
  const isMore =
    !now ||
    !isBlocking(now) ||
    now.itemId !== itemId ||
    now.quantity < promise.quantity ||
    now.unitId !== promise.unitId;
  if (isMore) return [{ itemId, from, to }];
  return [
    { itemId, from, to: to < now.from ? to : now.from },
    { itemId, from: from > now.to ? from : now.to, to },
  ].filter((range) => range.from < range.to);
};

/** Many lines may take the same item on the same days: those are looked at once. */
const distinct = (takings: readonly Taking[]): Taking[] => [
  ...new Map(takings.map((taking) => [`${taking.itemId} ${taking.from} ${taking.to}`, taking])).values(),
];

type Checked = {
  readonly job: Job;
  readonly stock: ReadonlyMap<ItemId, Stock>;
  readonly own: readonly (WantedPromise | KeptPromise)[];
  readonly takings: readonly Taking[];
  /** What the job is promised now. */
  readonly kept: ReadonlyMap<ReservationId, KeptPromise>;
};

type Found = { readonly clash: Clash | undefined; readonly lost: readonly LostPart[] };

const findClashes = async (db: OrgDb, checked: Checked): Promise<Found[]> => {
  const { job, stock, own, takings } = checked;
  if (takings.length === 0) return [];
  const itemIds = [...new Set(takings.map(({ itemId }) => itemId))];
  const first = takings.reduce((day, { from }) => (from < day ? from : day), takings[0]?.from ?? '');
  const peaks = await peaksOfOthers(db, takings, job.id);
  const pinned = new Set([
    ...(await pinnedItems(db, itemIds, first)),
    ...own.filter(({ unitId }) => unitId !== null).map(({ itemId }) => itemId),
  ]);
  const mineOf = Map.groupBy(own, ofItem);
  const short = new Set(
    takings
      .filter((taking, index) => {
        const wanted = peakDemand(mineOf.get(taking.itemId) ?? [], taking);
        return (peaks[index] ?? 0) + wanted > (stock.get(taking.itemId)?.cap ?? 0);
      })
      .map(ofItem),
  );
  const looked = itemIds.filter((id) => pinned.has(id) || short.has(id));
  if (looked.length === 0) return [];
  const [taken, units] = [await takenFrom(db, looked, first), await usableUnits(db, looked)];
  const rangesOf = Map.groupBy(takings, ofItem);
  const theirsOf = Map.groupBy(
    taken.filter(({ stagingId }) => stagingId !== job.id),
    ofItem,
  );
  const piecesOf = Map.groupBy(units, ofItem);
  return looked.flatMap((itemId) => {
    const of = stock.get(itemId);
    const ranges = rangesOf.get(itemId) ?? [];
    const mine = mineOf.get(itemId) ?? [];
    const theirs = theirsOf.get(itemId) ?? [];
    const pieces = (piecesOf.get(itemId) ?? []).map(({ id }) => id);
    const because = withinBudget(db, (budget) =>
      reasonOf({ mine, theirs, ranges, pieces, cap: of?.cap ?? 0, kept: checked.kept }, budget),
    );
    if (!of || !because) return [];
    const lost = lostParts({ mine, theirs, ranges }, { cap: of.cap, pieces, kept: checked.kept });
    return [{ clash: clashOf(of, because, { mine, theirs, ranges }), lost }];
  });
};

const ofItem = ({ itemId }: { readonly itemId: ItemId }) => itemId;

type Sides = {
  readonly mine: readonly (WantedPromise | KeptPromise)[];
  readonly theirs: readonly Taken[];
  readonly ranges: readonly Days[];
};

const reasonOf = (
  {
    mine,
    theirs,
    ranges,
    pieces,
    cap,
    kept,
  }: Sides & Pick<Checked, 'kept'> & { pieces: readonly UnitId[]; cap: number },
  budget: Budget,
): ClashReason | undefined => {
  const isUnusable = (promise: WantedPromise | KeptPromise) =>
    promise.unitId !== null && isChosenNow(promise, kept) && !pieces.includes(promise.unitId);
  if (mine.some((promise) => pinTaken(promise, theirs) || isUnusable(promise))) return 'piece';
  if (ranges.some((range) => peakDemand([...mine, ...theirs], range) > cap)) return 'quantity';
  const promises = [...mine.map(promised), ...theirs.map(promised)];
  // What is in a home is there, whatever became of the piece since.
  const inHomes = [...mine, ...theirs].flatMap(({ status, unitId }) =>
    status === 'out' && unitId ? [unitId] : [],
  );
  const isPinned = promises.some(({ unitId }) => unitId !== null);
  return isPinned && !assignUnits([...new Set([...pieces, ...inHomes])], promises, budget)
    ? 'pins'
    : undefined;
};

const pinTaken = (promise: WantedPromise | KeptPromise, theirs: readonly Taken[]) =>
  promise.unitId !== null &&
  theirs.some((other) => other.unitId === promise.unitId && overlap(other, promise));

/** What is in a home already is there, whatever became of the piece since; whatever else is pinned must be usable. */
const isChosenNow = ({ id, unitId, status }: WantedPromise | KeptPromise, kept: Checked['kept']) =>
  status === 'firm' || id === null || kept.get(id)?.unitId !== unitId;

const promised = (one: WantedPromise | KeptPromise | Taken, index: number): Promised => ({
  id: 'reservationId' in one ? one.reservationId : `mine ${index}`,
  from: one.from,
  to: one.to,
  quantity: one.quantity,
  unitId: one.unitId,
});

const clashOf = (
  { id, name, cap, inRepair, missing }: Stock,
  because: ClashReason,
  { mine, theirs, ranges }: Sides,
): Clash => ({
  itemId: id,
  itemName: name,
  because,
  lineIds: [...new Set(mine.map(({ lineId }) => lineId))],
  wanted: Math.max(...ranges.map((range) => peakDemand(mine, range))),
  free: Math.max(0, cap - Math.max(...ranges.map((range) => peakDemand(theirs, range)))),
  cap,
  inRepair,
  missing,
  holders: theirs
    .filter((other) => ranges.some((range) => overlap(other, range)))
    .map(({ itemId: _itemId, ...holder }) => holder),
  ...(because === 'pins'
    ? { yielding: [], freedBy: [] }
    : blockersOf(cap, because, { mine, theirs, ranges })),
});

/** What `clear` of `keepPromises` would take from whom, and whose ends free it. */
const blockersOf = (
  cap: number,
  because: ClashReason,
  { mine, theirs, ranges }: Sides,
): Pick<Clash, 'yielding' | 'freedBy'> => {
  const pins = new Set(because === 'piece' ? mine.flatMap(({ unitId }) => unitId ?? []) : []);
  const isMine = ({ unitId }: Taken) => unitId !== null && pins.has(unitId);
  const colliding = theirs.filter((other) => isMine(other) && ranges.some((range) => overlap(other, range)));
  const others = theirs.filter((other) => !colliding.includes(other));
  const rooms = ranges.map((range) => ({ ...range, most: cap - peakDemand(mine, range) }));
  const freedBy = [...colliding.map(({ reservationId }) => reservationId), ...findFreeing(others, rooms)];
  const stays = colliding.some(({ status }) => status === 'out');
  const going = stays ? undefined : findYielding(others, rooms);
  if (!going) return { yielding: [], freedBy };
  return {
    yielding: [
      ...colliding.map(({ reservationId, quantity }) => ({ reservationId, quantity })),
      ...[...going].map(([reservationId, quantity]) => ({ reservationId, quantity })),
    ],
    freedBy,
  };
};
