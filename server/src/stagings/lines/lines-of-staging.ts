import type { StagingId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { OrgDb } from '../../platform/db/db.ts';
import { linesOf } from './line-store.ts';

/** The list of a staging, room by room, with what is held for each line. */
export const linesOfStaging = (db: OrgDb, stagingId: StagingId): Promise<Line[]> => linesOf(db, stagingId);
