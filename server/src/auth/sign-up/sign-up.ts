import type { SignUp } from '@archway/contract/auth/session';
import type { UserId } from '@archway/contract/kernel/ids';
import { foundOrganization } from '../../organizations/setup/found-organization.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { requireGoodPassword } from '../password/require-good-password.ts';
import { startSession } from '../sign-in/start-session.ts';
import { addUser, findUser } from '../user-store.ts';
import { sendActivation } from './send-activation.ts';

/** Makes the account, its organization and its first session, all or nothing, and mails the activation link. */
export const signUp = async ({ services, visit }: VisitContext, input: SignUp) => {
  requireGoodPassword(input.password, {
    names: [input.firstName, input.lastName, input.companyName],
    email: input.email,
  });
  const passwordHash = await services.passwords.hash(input.password);
  const userId = newId<UserId>();
  const locale = input.locale ?? null;
  return services.db
    .transaction(async (db) => {
      await addUser(db, {
        id: userId,
        email: input.email,
        firstName: input.firstName,
        lastName: input.lastName,
        locale,
        status: 'pending',
        passwordHash,
        emailVerifiedAt: null,
      });
      const founder = {
        userId,
        name: `${input.firstName} ${input.lastName}`,
        ip: visit.ip,
        requestId: visit.requestId,
      };
      const { companyName: name, companyType, companySize, city, state } = input;
      const { orgId } = await foundOrganization(db, founder, {
        name,
        companyType,
        companySize,
        city,
        state,
        locale: locale ?? visit.language,
        timezone: input.timezone,
      });
      const user = await findUser(db, userId);
      if (!user) throw new Error('The new account is not there.');
      await sendActivation(db, services, user, locale ?? visit.language);
      const { user: described, ...rest } = await startSession(db, services, user, orgId, visit);
      return { data: { ...described, ...rest } };
    })
    .catch(onTaken('app_user_email', 'email'));
};
