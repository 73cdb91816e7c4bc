import type { ItemId, ReservationId, UnitId } from '@archway/contract/kernel/ids';
import { repin } from '@archway/contract/stagings/promises/repin';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Job, Plan } from './plan-promises.ts';
import { movePinsTo, takenFrom, usableUnits } from './promise-store.ts';
import { withinBudget } from './search-budget.ts';

/** Gives pins of other jobs other pieces of the item, as few of them as it takes, so that there is a piece for everybody. */
export const movePins = async (db: OrgDb, job: Job, plan: Plan, itemId: ItemId) => {
  const mine = plan.own.filter((promise) => promise.itemId === itemId);
  const first = mine.reduce((day, { from }) => (from < day ? from : day), job.installOn);
  const theirs = (await takenFrom(db, [itemId], first)).filter(({ stagingId }) => stagingId !== job.id);
  const pieces = (await usableUnits(db, [itemId])).map(({ id }) => id);
  const promises = [
    ...mine.map((promise, index) => ({ ...promise, id: `mine ${index}`, isFixed: true })),
    ...theirs.map((one) => ({ ...one, id: one.reservationId, isFixed: one.status === 'out' })),
  ];
  const moves = withinBudget(db, (budget) => repin(pieces, promises, budget));
  await movePinsTo(
    db,
    [...(moves ?? [])].map(([id, unitId]) => ({ id: id as ReservationId, unitId: unitId as UnitId })), // of others, to pieces of these
  );
};
