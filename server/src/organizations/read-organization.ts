import { problem } from '@archway/contract/kernel/api/problem';
import type { OrgDb } from '../platform/db/db.ts';
import { findOrganization } from './organization-store.ts';

/** The organization acted in, for whoever works in it without a request. */
export const readOrganization = async (db: OrgDb) => {
  const organization = await findOrganization(db);
  if (!organization) throw problem('not_found', 'That organization does not exist.');
  return organization;
};
