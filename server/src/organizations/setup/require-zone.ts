import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { OrgDb } from '../../platform/db/db.ts';
import { isZoneHere } from './zone-store.ts';

/** A zone that only we know and the database does not would break every day that is asked about. What was set before may stay. */
export const requireZone = async (db: OrgDb, wanted: string | undefined, current: string) => {
  if (wanted === undefined || wanted === current) return;
  if (!(await isZoneHere(db, wanted))) throw fieldProblem('timezone', 'errors.timezone');
};
