import { problem } from '@archway/contract/kernel/api/problem';
import { record } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { lockOwners, requireOwnerLeft } from './keep-an-owner.ts';
import { endMembership } from './membership-store.ts';

/** Gives one's membership up. Every session that acts here loses its rights with the next call. */
export const leaveOrganization = async ({ membership }: AccountContext) => {
  if (!membership) throw problem('forbidden', 'You’re not an active member of this organization.');
  const { actor, db } = membership;
  requireOwnerLeft(await lockOwners(db), actor.membershipId);
  await endMembership(db, actor.membershipId);
  await record(db, actor, 'member.left', { id: actor.membershipId, name: actor.name });
  return { left: true as const };
};
