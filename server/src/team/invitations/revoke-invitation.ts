import type { InvitationId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import { invitationTransitions } from '@archway/contract/team/states';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireReachOf } from '../members/require-reach.ts';
import { noSuchInvitation } from './get-invitation.ts';
import { killInvitationLinks, lockInvitation, markRevoked } from './invitation-store.ts';

/** Takes an invitation back: its link is dead at once. */
export const revokeInvitation = async (
  { db, actor, clock, record }: ChangeContext,
  { id }: { id: InvitationId },
) => {
  const now = clock.now();
  const invitation = await lockInvitation(db, id, now);
  if (!invitation) throw noSuchInvitation();
  await requireReachOf(db, actor, invitation.role);
  requireTransition(invitationTransitions, invitation.status, 'revoked');
  await markRevoked(db, id);
  await killInvitationLinks(db, id, now);
  await record({ id, name: invitation.email });
  return { ok: true as const };
};
