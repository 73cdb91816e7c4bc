import type { OrgDb } from '../platform/db/db.ts';
import { todayOf } from './today-store.ts';

export { nowThereOf as findNowThere, todayThere } from './today-store.ts';

/** Which day it is where the organization is, `2026-05-01`. */
export const findToday = (db: OrgDb, now: Date): Promise<string> => todayOf(db, now);
