import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { requestEmailChange } from './account/change-email.ts';
import { changeNotifications, changeProfile } from './account/change-profile.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './account/change-two-factor.ts';
import { describeMe } from './account/describe-me.ts';
import { changePassword } from './password/change-password.ts';
import { listOwnSessions, revokeOwnSession, revokeOwnSessions } from './sessions/own-sessions.ts';

const { account } = os;

export const accountRoutes = {
  me: serve(account.me, describeMe),
  changeProfile: serve(account.changeProfile, changeProfile),
  changeNotifications: serve(account.changeNotifications, changeNotifications),
  sessions: serve(account.sessions, listOwnSessions),
  revokeSession: serve(account.revokeSession, revokeOwnSession),
  revokeSessions: serve(account.revokeSessions, revokeOwnSessions),
  changePassword: serve(account.changePassword, changePassword),
  changeEmail: serve(account.changeEmail, requestEmailChange),
  startTwoFactor: serve(account.startTwoFactor, startTwoFactor),
  confirmTwoFactor: serve(account.confirmTwoFactor, confirmTwoFactor),
  renewRecoveryCodes: serve(account.renewRecoveryCodes, renewRecoveryCodes),
  stopTwoFactor: serve(account.stopTwoFactor, stopTwoFactor),
};
