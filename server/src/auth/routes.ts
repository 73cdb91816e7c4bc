import { os } from '../platform/http/front-door.ts';
import { serve } from '../platform/http/serve.ts';
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
  signUp: serve(auth.signUp, signUp),
  signUpInvited: serve(auth.signUpInvited, signUpInvited),
  signIn: serve(auth.signIn, signIn),
  refreshToken: serve(auth.refreshToken, refreshSession),
  switchOrganization: serve(auth.switchOrganization, switchOrganization),
  forgotPassword: serve(auth.forgotPassword, askForReset),
  resetPassword: serve(auth.resetPassword, resetPassword),
  activate: serve(auth.activate, activateAccount),
  resendActivation: serve(auth.resendActivation, resendActivation),
  confirmEmail: serve(auth.confirmEmail, confirmEmailChange),
};
