import { anyone, os, person } from '../platform/http/front-door.ts';
import { activateAccount } from './activate-account.ts';
import { askForReset } from './ask-for-reset.ts';
import { confirmEmailChange } from './change-email.ts';
import { refreshSession } from './refresh-session.ts';
import { resendActivation } from './resend-activation.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { signUpInvited } from './sign-up-invited.ts';
import { switchOrganization } from './switch-organization.ts';

const { auth } = os;

export const authRoutes = {
  signUp: auth.signUp
    .use(anyone)
    .handler(({ context: { services, visit }, input }) => signUp(services, visit, input)),
  signUpInvited: auth.signUpInvited
    .use(anyone)
    .handler(({ context: { services, visit }, input }) => signUpInvited(services, visit, input)),
  signIn: auth.signIn
    .use(anyone)
    .handler(({ context: { services, visit }, input }) => signIn(services, visit, input)),
  refreshToken: auth.refreshToken
    .use(anyone)
    .handler(({ context: { services, visit }, input }) =>
      refreshSession(services, visit, input.refreshToken),
    ),
  switchOrganization: auth.switchOrganization
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      switchOrganization(db, services, person, input.organizationId),
    ),
  forgotPassword: auth.forgotPassword
    .use(anyone)
    .handler(({ context: { services, visit }, input }) => askForReset(services, visit, input.email)),
  resetPassword: auth.resetPassword
    .use(anyone)
    .handler(({ context: { services, visit }, input }) =>
      resetPassword(services, visit, input.token, input.password),
    ),
  activate: auth.activate
    .use(anyone)
    .handler(({ context: { services, visit }, input }) => activateAccount(services, visit, input.token)),
  resendActivation: auth.resendActivation
    .use(person)
    .handler(({ context: { db, services, person } }) => resendActivation(db, services, person)),
  confirmEmail: auth.confirmEmail
    .use(anyone)
    .handler(({ context: { services, visit }, input }) => confirmEmailChange(services, visit, input.token)),
};
