import { record } from '../audit/record.ts';
import type { Services } from '../platform/services.ts';
import { answerInvitation } from './invitation-store.ts';
import { takeInvitation } from './open-invitation.ts';

/** Says no. Nobody need have an account for that: holding the link is enough. */
export const declineInvitation = ({ db, clock }: Services, token: string) =>
  db.transaction(async (transaction) => {
    const { db: orgDb, invitation } = await takeInvitation(transaction, token, clock.now());
    await answerInvitation(orgDb, invitation.id, 'declined');
    const subject = { type: 'Invitation', id: invitation.id, name: invitation.email };
    await record(orgDb, null, 'invitation.declined', subject, { role: invitation.roleKey });
    return { ok: true as const };
  });
