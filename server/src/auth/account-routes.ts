import { os } from '../platform/http/front-door.ts';
import { serve } from '../platform/http/serve.ts';
import { askForEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changeNotifications, changeProfile } from './change-profile.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './change-two-factor.ts';
import { describeMe } from './describe-me.ts';
import { listOwnSessions, revokeOwnSession, revokeOwnSessions } from './own-sessions.ts';

const { account } = os;

export const accountRoutes = {
  me: serve(account.me, describeMe),
  changeProfile: serve(account.changeProfile, changeProfile),
  changeNotifications: serve(account.changeNotifications, changeNotifications),
  sessions: serve(account.sessions, listOwnSessions),
  revokeSession: serve(account.revokeSession, revokeOwnSession),
  revokeSessions: serve(account.revokeSessions, revokeOwnSessions),
  changePassword: serve(account.changePassword, changePassword),
  changeEmail: serve(account.changeEmail, askForEmailChange),
  startTwoFactor: serve(account.startTwoFactor, startTwoFactor),
  confirmTwoFactor: serve(account.confirmTwoFactor, confirmTwoFactor),
  renewRecoveryCodes: serve(account.renewRecoveryCodes, renewRecoveryCodes),
  stopTwoFactor: serve(account.stopTwoFactor, stopTwoFactor),
};
