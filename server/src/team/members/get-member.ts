import { problem } from '@archway/contract/kernel/api/problem';
import type { MembershipId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { findMember } from './member-store.ts';

/** One member, also one who has left. */
export const getMember = async ({ db }: ReadContext, { id }: { id: MembershipId }) => {
  const member = await findMember(db, id);
  if (!member) throw noSuchMember();
  return member;
};

export const noSuchMember = () => problem('not_found', 'That member is not in this organization.');
