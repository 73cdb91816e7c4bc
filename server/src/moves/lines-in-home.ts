import type { StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { linesOfStaging } from '../stagings/lines/lines-of-staging.ts';
import { droppedAt, hereOf } from './in-home-store.ts';
import { placeOnLines } from './place-rules.ts';

/** The list of a job, with how many of each line are in its home by now, and what is there beside it. */
export const linesInHome = async (db: OrgDb, stagingId: StagingId) => {
  const lines = await linesOfStaging(db, stagingId);
  const here = await hereOf(db, stagingId);
  return { lines, ...placeOnLines(lines, here, here.length > 0 ? await droppedAt(db, stagingId) : []) };
};
