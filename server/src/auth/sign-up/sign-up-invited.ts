import type { InvitedSignUp } from '@archway/contract/auth/session';
import type { UserId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import { acceptInvitation } from '../../organizations/invitations/accept-invitation.ts';
import { previewInvitation } from '../../organizations/invitations/preview-invitation.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { requireGoodPassword } from '../password/require-good-password.ts';
import { startSession } from '../sign-in/start-session.ts';
import { addUser, findUser } from '../user-store.ts';

/** Somebody invited makes an account. The link came by mail, so the address is proven. */
export const signUpInvited = async (context: VisitContext, input: z.output<typeof InvitedSignUp>) => {
  const { services, clock, visit } = context;
  const { email, organizationName } = await previewInvitation(context, { token: input.invitation });
  requireGoodPassword(input.password, { names: [input.firstName, input.lastName, organizationName], email });
  const passwordHash = await services.passwords.hash(input.password);
  const userId = newId<UserId>();
  const { firstName, lastName } = input;
  return services.db
    .transaction(async (db) => {
      await addUser(db, {
        id: userId,
        email,
        firstName,
        lastName,
        locale: input.locale ?? null,
        status: 'active',
        passwordHash,
        emailVerifiedAt: clock.now(),
      });
      const person = {
        userId,
        email,
        name: `${firstName} ${lastName}`,
        ip: visit.ip,
        requestId: visit.requestId,
      };
      const { orgId } = await acceptInvitation(db, services, input.invitation, person);
      const user = await findUser(db, userId);
      if (!user) throw new Error('The new account is not there.');
      const { user: described, ...rest } = await startSession(db, services, user, orgId, visit);
      return { data: { ...described, ...rest } };
    })
    .catch(onTaken('app_user_email', 'email'));
};
