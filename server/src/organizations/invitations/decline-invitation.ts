import { record } from '../../platform/audit/record.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { answerInvitation } from './invitation-store.ts';
import { takeInvitation } from './open-invitation.ts';

/** Says no. Nobody need have an account for that: holding the link is enough. */
export const declineInvitation = ({ services, clock }: VisitContext, { token }: { token: string }) =>
  services.db.transaction(async (transaction) => {
    const { db: orgDb, invitation } = await takeInvitation(transaction, token, clock.now());
    await answerInvitation(orgDb, invitation.id, 'declined');
    const subject = { id: invitation.id, name: invitation.email };
    await record(orgDb, null, 'invitation.declined', subject, { role: invitation.roleKey });
    return { ok: true as const };
  });
