import type { OrgDb } from '../../platform/db/db.ts';
import { findScanLocations } from './scan-store.ts';

/** What a device needs to know a bin by its label without asking. */
export const listScanLocations = (db: OrgDb) => findScanLocations(db);
