import { os, person } from '../platform/http/front-door.ts';
import { askForEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changeNotifications, changeProfile } from './change-profile.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './change-two-factor.ts';
import { describeMe } from './describe-me.ts';
import { listOwnSessions, revokeOwnSession, revokeOwnSessions } from './own-sessions.ts';

const { account } = os;

export const accountRoutes = {
  me: account.me.use(person).handler(({ context: { db, person } }) => describeMe(db, person)),
  changeProfile: account.changeProfile
    .use(person)
    .handler(({ context: { db, person }, input }) => changeProfile(db, person, input)),
  changeNotifications: account.changeNotifications
    .use(person)
    .handler(({ context: { db, person }, input }) => changeNotifications(db, person, input)),
  sessions: account.sessions
    .use(person)
    .handler(({ context: { db, services, person } }) => listOwnSessions(db, services, person)),
  revokeSession: account.revokeSession
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      revokeOwnSession(db, services, person, input.id),
    ),
  revokeSessions: account.revokeSessions
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      revokeOwnSessions(db, services, person, input.keepCurrent),
    ),
  changePassword: account.changePassword
    .use(person)
    .handler(({ context: { db, services, person }, input }) => changePassword(db, services, person, input)),
  changeEmail: account.changeEmail
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      askForEmailChange(db, services, person, input),
    ),
  startTwoFactor: account.startTwoFactor
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      startTwoFactor(db, services, person, input.password),
    ),
  confirmTwoFactor: account.confirmTwoFactor
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      confirmTwoFactor(db, services, person, input.code),
    ),
  renewRecoveryCodes: account.renewRecoveryCodes
    .use(person)
    .handler(({ context: { db, services, person }, input }) =>
      renewRecoveryCodes(db, services, person, input),
    ),
  stopTwoFactor: account.stopTwoFactor
    .use(person)
    .handler(({ context: { db, services, person }, input }) => stopTwoFactor(db, services, person, input)),
};
