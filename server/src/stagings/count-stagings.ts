import type { OrgDb } from '../platform/db/db.ts';
import { attentionCounts } from './attention-store.ts';

/** How many jobs there are of each that somebody looks at first, each as the list of stagings counts it. */
export const countStagings = (db: OrgDb, today: string) => attentionCounts(db, today);
