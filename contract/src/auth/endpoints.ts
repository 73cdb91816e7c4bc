import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { OrgId } from '../kernel/ids.ts';
import { Email, exactText, LinkToken, NewPassword } from '../kernel/text/text.ts';
import { InvitedSignUp, Refreshed, SignedIn, SignedUp, SignIn, SignUp, Switched } from './session.ts';

const tag = 'Sign-in';
const done = z.object({ ok: z.literal(true) });

export const auth = {
  signUp: endpoint({
    method: 'POST',
    path: '/auth/signup',
    summary: 'Create an account and its organization',
    tag,
    access: 'anyone',
    change: 'organization.created',
    limit: 'sign-up',
    successStatus: 201,
  })
    .input(SignUp)
    .output(SignedUp),
  signUpInvited: endpoint({
    method: 'POST',
    path: '/auth/signup-invited',
    summary: 'Create an account and accept an invitation',
    tag,
    access: 'anyone',
    change: 'invitation.accepted',
    invalidates: ['invitations', 'members', 'roles'],
    limit: 'sign-up',
    successStatus: 201,
  })
    .input(InvitedSignUp)
    .output(SignedUp),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/signin',
    summary: 'Sign in',
    tag,
    access: 'anyone',
    change: 'account.signed-in',
    limit: 'sign-in',
  })
    .input(SignIn)
    .output(SignedIn),
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'Exchange a refresh token',
    tag,
    access: 'anyone',
    change: false,
    limit: 'refresh',
  })
    .input(z.object({ refreshToken: exactText(1024).min(1, 'errors.required') }))
    .output(Refreshed),
  switchOrganization: endpoint({
    method: 'POST',
    path: '/auth/switch-organization',
    summary: 'Act in another of your organizations',
    tag,
    access: 'account',
    change: 'account.switched-organization',
    limit: 'change',
  })
    .input(z.object({ organizationId: OrgId }))
    .output(Switched),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Request a password reset link',
    tag,
    access: 'anyone',
    change: 'account.reset-requested',
    limit: 'send-mail',
    successStatus: 202,
  })
    .input(z.object({ email: Email }))
    .output(done),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset-password/{token}',
    summary: 'Reset a password with a link',
    tag,
    access: 'anyone',
    change: 'account.password-reset',
    limit: 'link',
  })
    .input(z.object({ token: LinkToken, password: NewPassword }))
    .output(done),
  activate: endpoint({
    method: 'POST',
    path: '/auth/activate/{token}',
    summary: 'Activate an account',
    tag,
    access: 'anyone',
    change: 'account.activated',
    limit: 'link',
  })
    .input(z.object({ token: LinkToken }))
    .output(done),
  resendActivation: endpoint({
    method: 'POST',
    path: '/auth/resend-activation',
    summary: 'Resend the activation link',
    tag,
    access: 'account',
    change: 'account.activation-resent',
    limit: 'send-mail',
    successStatus: 202,
  }).output(done),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email/{token}',
    summary: 'Confirm an email change, from either address',
    tag,
    access: 'anyone',
    change: 'account.email-confirmed',
    limit: 'link',
  })
    .input(z.object({ token: LinkToken }))
    .output(z.object({ changed: z.boolean() })),
};
