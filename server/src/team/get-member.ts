import type { MembershipId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import type { OrgDb } from '../platform/db/db.ts';
import { findMember } from './member-store.ts';

/** One member, also one who has left. */
export const getMember = async (db: OrgDb, id: MembershipId) => {
  const member = await findMember(db, id);
  if (!member) throw noSuchMember();
  return member;
};

export const noSuchMember = () => problem('not_found', 'That member is not in this organization.');
