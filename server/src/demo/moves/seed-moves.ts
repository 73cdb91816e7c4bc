import { addLabels } from '../../inventory/labels/add-labels.ts';
import { findToday } from '../../organizations/find-today.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { JobRows } from '../stagings/job-rows.ts';
import type { Catalogued } from '../stagings/seed-stagings.ts';
import { lineRowsOf } from './line-rows.ts';
import { movePlans, type PlannedMove } from './move-plans.ts';
import {
  addDemoMoveLines,
  addDemoMoves,
  binsOfCounted,
  demoCrew,
  momentsOfMoves,
  soundPieces,
} from './moves-store.ts';
import { recordDemoEvents } from './record-demo-events.ts';
import { toldByCrews } from './told-by-crews.ts';

type Done = { readonly jobs: JobRows; readonly items: Catalogued; readonly now: Date };

/** The trips of the demo's jobs: what was brought and fetched, what is under way, and what is planned. */
export const seedMoves = async (db: OrgDb, { jobs: { stagings, lines }, items, now }: Done) => {
  const plans = movePlans(stagings, { today: await findToday(db, now), crew: await demoCrew(db) });
  const linesOf = lineRowsOf(plans, lines);
  await addDemoMoves(db, plans);
  await labelMoves(db, plans);
  await addDemoMoveLines(db, [...linesOf.values()].flat());
  const told = toldByCrews(plans, {
    linesOf,
    pieces: await soundPieces(db),
    bins: await binsOfCounted(db),
    beginsAt: await momentsOfMoves(db),
    itemNumbers: new Map(items.map(({ id, number }) => [id, number])),
    now: now.getTime(),
  });
  await recordDemoEvents(db, told);
};

/** Made by whoever planned them. */
const labelMoves = async (db: OrgDb, plans: readonly PlannedMove[]) => {
  for (const [userId, own] of Map.groupBy(plans, ({ by }) => by))
    await addLabels(
      db,
      { userId },
      own.map(({ id }) => ({ kind: 'move', targetId: id })),
    );
};
