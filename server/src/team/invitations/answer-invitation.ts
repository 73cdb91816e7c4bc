import type { OrganizationInSession } from '@archway/contract/organizations/organization';
import { acceptInvitation } from '../../organizations/invitations/accept-invitation.ts';
import { declineInvitation } from '../../organizations/invitations/decline-invitation.ts';
import { previewInvitation } from '../../organizations/invitations/preview-invitation.ts';
import { listOwnOrganizations } from '../../organizations/memberships/list-own-organizations.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';

/** What the holder of a link can do with it: look, join with their account, say no. */
export const answerInvitation = {
  look: previewInvitation,
  join: async (
    { db, services, person }: AccountContext,
    { token }: { token: string },
  ): Promise<OrganizationInSession> => {
    const { orgId } = await acceptInvitation(db, services, token, person);
    const joined = (await listOwnOrganizations(db, person.userId)).find(({ id }) => id === orgId);
    if (!joined) throw new Error('The organization is not among those of its new member.');
    return joined;
  },
  decline: declineInvitation,
};
