import { problem } from '@archway/contract/kernel/api/problem';
import type { OrgId } from '@archway/contract/kernel/ids';
import { record } from '../../platform/audit/record.ts';
import type { AccountDb, OrgDb } from '../../platform/db/db.ts';
import type { Person } from '../../platform/http/calls/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { addMembership, membershipOf } from '../memberships/membership-store.ts';
import { answerInvitation } from './invitation-store.ts';
import { takeInvitation } from './open-invitation.ts';
import { tellInviter } from './tell-inviter.ts';

export type Joining = Pick<Person, 'userId' | 'email' | 'name' | 'ip' | 'requestId'>;

/**
 * Makes the invited person a member and turns the transaction to their new organization. A link that was passed on
 * does nothing for anybody else; somebody who left once comes back with a new membership.
 */
export const acceptInvitation = async (
  db: AccountDb,
  services: Services,
  token: string,
  person: Joining,
): Promise<{ orgId: OrgId; db: OrgDb }> => {
  const { db: orgDb, invitation } = await takeInvitation(db, token, services.clock.now());
  if (invitation.email !== person.email)
    throw problem('forbidden', 'This invitation is for a different email.');
  if (await membershipOf(orgDb, person.userId))
    throw problem('already_member', 'You’re already a member of this organization.');

  const { id, roleKey, roleId, inviterId } = invitation;
  await addMembership(orgDb, { userId: person.userId, roleKey, roleId, createdBy: inviterId });
  await answerInvitation(orgDb, id, 'accepted');
  await record(orgDb, person, 'invitation.accepted', { id, name: person.email }, { role: roleKey });
  await tellInviter(orgDb, services, invitation, person.name);
  return { orgId: orgDb.orgId, db: orgDb };
};
