import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { linesOf, lockItemsOf, lowerHold } from './line-store.ts';

/** Holds so many of each of these lines from now on, where more were held: the rest is not in the home, and free for others. */
export const keepHolds = async (db: OrgDb, id: StagingId, kept: ReadonlyMap<LineId, number>) => {
  const fewer = (await linesOf(db, id)).filter((line) => (kept.get(line.id) ?? line.held) < line.held);
  if (fewer.length === 0) return;
  await lockItemsOf(
    db,
    fewer.map((line) => line.id),
  );
  for (const line of fewer) await lowerHold(db, line.id, kept.get(line.id) ?? 0);
};
