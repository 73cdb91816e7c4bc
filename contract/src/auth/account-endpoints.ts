import * as z from 'zod';
import { Rule } from '../kernel/access/ability.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { SessionId } from '../kernel/ids.ts';
import { Language } from '../kernel/locale.ts';
import { Email, exactText, GivenPassword, line, NewPassword, requiredLine } from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { AccountSession, NotificationChoices, UserData } from './session.ts';

const tag = 'Account';
const done = z.object({ ok: z.literal(true) });
const code = exactText(20).trim().min(1, 'errors.required');

export const ProfileChange = z.object({
  firstName: requiredLine(textLimits.personName).optional(),
  lastName: requiredLine(textLimits.personName).optional(),
  phone: line(textLimits.phone).optional(),
  locale: Language.optional(),
  version: z.int().min(1),
});
export const PasswordChange = z.object({ currentPassword: GivenPassword, password: NewPassword });
export const EmailChange = z.object({ email: Email, password: GivenPassword });

export const account = {
  me: endpoint({
    method: 'GET',
    path: '/me',
    summary: 'Get the signed-in user',
    tag,
    access: 'account',
    change: false,
    ofHelper: true,
    limit: 'read',
  }).output(z.object({ user: UserData, userAbilityRules: z.array(Rule) })),
  changeProfile: endpoint({
    method: 'PATCH',
    path: '/me',
    summary: 'Change your name, phone and language',
    tag,
    access: 'account',
    change: 'account.profile-changed',
    limit: 'change',
  })
    .input(ProfileChange)
    .output(UserData),
  changeNotifications: endpoint({
    method: 'PUT',
    path: '/me/notifications',
    summary: 'Change your notification settings',
    tag,
    access: 'account',
    change: 'account.notifications-changed',
    limit: 'change',
  })
    .input(NotificationChoices)
    .output(UserData),
  sessions: endpoint({
    method: 'GET',
    path: '/me/sessions',
    summary: 'List your sessions',
    tag,
    access: 'account',
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(AccountSession) })),
  revokeSession: endpoint({
    method: 'DELETE',
    path: '/me/sessions/{id}',
    summary: 'Sign out a device',
    tag,
    access: 'account',
    change: 'account.session-revoked',
    limit: 'change',
  })
    .input(z.object({ id: SessionId }))
    .output(done),
  revokeSessions: endpoint({
    method: 'POST',
    path: '/me/sessions/revoke-all',
    summary: 'Sign out all devices',
    tag,
    access: 'account',
    change: 'account.sessions-revoked',
    limit: 'change',
  })
    .input(z.object({ keepCurrent: z.boolean() }))
    .output(done),
  changePassword: endpoint({
    method: 'POST',
    path: '/me/password',
    summary: 'Change your password',
    tag,
    access: 'account',
    change: 'account.password-changed',
    limit: 'sign-in',
  })
    .input(PasswordChange)
    .output(done),
  changeEmail: endpoint({
    method: 'POST',
    path: '/me/email',
    summary: 'Request an email change; both addresses confirm it',
    tag,
    access: 'account',
    change: 'account.email-change-requested',
    limit: 'send-mail',
    successStatus: 202,
  })
    .input(EmailChange)
    .output(done),
  startTwoFactor: endpoint({
    method: 'POST',
    path: '/me/two-factor/start',
    summary: 'Start two-factor setup',
    tag,
    access: 'account',
    change: 'account.two-factor-started',
    limit: 'sign-in',
    needsVerifiedEmail: true,
  })
    .input(z.object({ password: GivenPassword }))
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/me/two-factor/confirm',
    summary: 'Turn on two-factor sign-in',
    tag,
    access: 'account',
    change: 'account.two-factor-on',
    limit: 'sign-in',
    needsVerifiedEmail: true,
  })
    .input(z.object({ code }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/me/two-factor/recovery-codes',
    summary: 'Create new recovery codes',
    tag,
    access: 'account',
    change: 'account.recovery-codes-renewed',
    limit: 'sign-in',
  })
    .input(z.object({ password: GivenPassword, code }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  stopTwoFactor: endpoint({
    method: 'POST',
    path: '/me/two-factor/stop',
    summary: 'Turn off two-factor sign-in',
    tag,
    access: 'account',
    change: 'account.two-factor-off',
    limit: 'sign-in',
  })
    .input(z.object({ password: GivenPassword, code }))
    .output(done),
};
