import { Problem } from '@archway/contract/kernel/api/problem';
import type { UserId } from '@archway/contract/kernel/ids';
import type { ClashAnswers } from '@archway/contract/stagings/line';
import { peakDemand } from '@archway/contract/stagings/promises/demand-rules';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import type { OrgDb } from '../../platform/db/db.ts';
import { findWindows } from './find-windows.ts';
import { movePins } from './move-pins.ts';
import { type BumpedParts, type Job, type Plan, planPromises, type WantedLine } from './plan-promises.ts';
import { bumpOthers, bumpPart, bumpPin, writePromises } from './promise-store.ts';

export type Keeping = Pick<ClashAnswers, 'onClash' | 'bumpItems'> & {
  readonly job: Job;
  readonly lines: readonly WantedLine[];
  /** Nobody, where the night does it. */
  readonly by: UserId | null;
  readonly today: string;
  readonly bumped?: BumpedParts;
};

/** Promises lines on the days of a job: all of them, or none and what stands in the way. */
export const keepPromises = async (db: OrgDb, keeping: Keeping): Promise<Plan> => {
  const { job, by, bumped = 'settled' } = keeping;
  let plan = await planPromises(db, job, keeping.lines, { lock: true, bumped });
  const { lines } = plan;
  if (plan.lost.length > 0) {
    for (const { id, quantity } of plan.lost) await bumpPart(db, id, quantity);
    plan = await planPromises(db, job, lines, { lock: true, bumped });
  }
  if (plan.clashes.length > 0 && plan.clashes.every((clash) => couldClear(keeping, clash))) {
    for (const clash of plan.clashes) await clear(db, keeping, plan, clash);
    plan = await planPromises(db, job, lines, { lock: true, bumped });
  }
  if (plan.clashes.length > 0) throw await clashProblem(db, keeping, plan);
  await writePromises(db, job.id, plan.writes, by);
  return plan;
};

/** What stands in the way as things are now, without holding anything. */
export const requireFree = async (db: OrgDb, keeping: Keeping) => {
  const plan = await planPromises(db, keeping.job, keeping.lines, { lock: false });
  if (plan.clashes.length > 0) throw await clashProblem(db, keeping, plan);
};

/** Nothing is taken from anybody for a promise that could not be kept even then. */
const couldClear = ({ onClash, bumpItems }: Keeping, { because, itemId, yielding }: Clash) => {
  if (because === 'pins') return onClash !== 'refuse';
  return onClash === 'bump' && bumpItems?.includes(itemId) !== false && yielding.length > 0;
};

const clear = async (db: OrgDb, { job }: Keeping, plan: Plan, clash: Clash) => {
  if (clash.because === 'pins') return movePins(db, job, plan, clash.itemId);
  const mine = plan.writes.filter(({ itemId }) => itemId === clash.itemId);
  if (clash.because === 'piece') {
    const pins = new Set(mine.flatMap(({ unitId }) => unitId ?? []));
    for (const { unitId, status, reservationId } of clash.holders)
      if (unitId && pins.has(unitId) && status === 'firm') await bumpPin(db, reservationId, job.id);
  }
  for (const taking of plan.takings.filter(({ itemId }) => itemId === clash.itemId))
    await bumpOthers(
      db,
      taking,
      peakDemand(
        plan.own.filter(({ itemId }) => itemId === clash.itemId),
        taking,
      ),
      job.id,
    );
};

/** Who holds what until when, and on which other days the whole job would be free. */
const clashProblem = async (db: OrgDb, { job, today }: Keeping, { clashes, own }: Plan) => {
  const names = clashes.map(({ itemName, wanted, free }) => `${itemName} (${wanted} wanted, ${free} free)`);
  return new Problem('promised_elsewhere', `Not free on these dates: ${names.join(', ')}.`, {
    facts: { clashes, ...(await findWindows(db, job, own, today)) },
  });
};
