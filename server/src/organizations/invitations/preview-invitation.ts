import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { lookAtInvitation } from './open-invitation.ts';

/** What the holder of a link may know before answering. Looking does not use the link up. */
export const previewInvitation = ({ services, clock }: VisitContext, { token }: { token: string }) =>
  services.db.transaction(async (transaction) => {
    const { invitation } = await lookAtInvitation(transaction, token, clock.now());
    const { organizationName, invitedBy, roleKey: role, roleName, email, hasAccount } = invitation;
    return { organizationName, invitedBy, role, roleName, email, hasAccount };
  });
