import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { PropertyId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { findAddress } from './property-store.ts';

/** The address of a property that something names; it must be here. */
export const requireAddress = async (db: OrgDb, id: PropertyId): Promise<string> => {
  const address = await findAddress(db, id);
  if (address === undefined) throw fieldProblem('propertyId', 'errors.notFound');
  return address;
};
