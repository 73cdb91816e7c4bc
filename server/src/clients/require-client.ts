import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ClientId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { isClient } from './client-store.ts';

/** A client that something names must be here. It is kept from being deleted until the transaction ends. */
export const requireClient = async (db: OrgDb, id: ClientId, field: string) => {
  if (!(await isClient(db, id))) throw fieldProblem(field, 'errors.notFound');
};
