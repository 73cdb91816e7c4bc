import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { MembershipId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { isActiveMember } from './member-store.ts';

/** Somebody who is given something to do must be an active member. */
export const requireMember = async (db: OrgDb, id: MembershipId, field: string) => {
  if (!(await isActiveMember(db, id))) throw fieldProblem(field, 'errors.notFound');
};
