import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { confirmEmailChange } from './account/change-email.ts';
import { requestReset } from './password/request-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { switchOrganization } from './sessions/switch-organization.ts';
import { signIn } from './sign-in/sign-in.ts';
import { activateAccount } from './sign-up/activate-account.ts';
import { resendActivation } from './sign-up/resend-activation.ts';
import { signUp } from './sign-up/sign-up.ts';
import { signUpInvited } from './sign-up/sign-up-invited.ts';

const { auth } = os;

export const authRoutes = {
  signUp: serve(auth.signUp, signUp),
  signUpInvited: serve(auth.signUpInvited, signUpInvited),
  signIn: serve(auth.signIn, signIn),
  refreshToken: serve(auth.refreshToken, refreshSession),
  switchOrganization: serve(auth.switchOrganization, switchOrganization),
  forgotPassword: serve(auth.forgotPassword, requestReset),
  resetPassword: serve(auth.resetPassword, resetPassword),
  activate: serve(auth.activate, activateAccount),
  resendActivation: serve(auth.resendActivation, resendActivation),
  confirmEmail: serve(auth.confirmEmail, confirmEmailChange),
};
