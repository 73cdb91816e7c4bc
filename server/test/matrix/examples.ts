import { generateSync } from 'otplib';
import { hashRecoveryCode, newTotp } from '../../src/auth/account/two-factor.ts';
import { newId } from '../../src/platform/ids.ts';
import { goodPassword, signUpBody } from '../people.ts';
import type { Endpoint } from './endpoints.ts';
import { categoryExamples } from './examples/category-examples.ts';
import { clientExamples } from './examples/client-examples.ts';
import { customFieldExamples } from './examples/custom-field-examples.ts';
import { deviceEventExamples } from './examples/device-event-examples.ts';
import type { Example } from './examples/example.ts';
import { importExamples } from './examples/import-examples.ts';
import { itemExamples } from './examples/item-examples.ts';
import { labelExamples } from './examples/label-examples.ts';
import { moveExamples } from './examples/move-examples.ts';
import { pictureExamples } from './examples/picture-examples.ts';
import { propertyExamples } from './examples/property-examples.ts';
import { stagingExamples } from './examples/staging-examples.ts';
import { storageExamples } from './examples/storage-examples.ts';
import { unitExamples } from './examples/unit-examples.ts';
import { vendorExamples } from './examples/vendor-examples.ts';
import type { Caller, World } from './world.ts';

/** One right call of every endpoint. All matrices start from it. */
export const exampleOf = (endpoint: Endpoint): Example => {
  const example = examples[endpoint.name];
  if (!example)
    throw new Error(
      `${endpoint.name} has no example: add one to server/test/matrix/examples.ts, and every matrix walks it.`,
    );
  return example;
};

const nothing: Example = () => ({});
const chosen = 'a fresh start for all';
const company = { companyType: 'other', companySize: '1', city: 'Lyon', state: 'Rhône' };

const examples: Readonly<Record<string, Example>> = {
  'audit.list': nothing,
  'audit.export': () => ({ format: 'json' }),

  'organizations.get': nothing,
  'organizations.change': async (world) => ({ version: await world.version(), city: 'Lyon' }),
  'organizations.setUp': async (world) => ({
    version: await world.version(),
    name: 'Set up',
    units: 'metric',
    currency: 'EUR',
    timezone: 'Europe/Paris',
  }),
  'organizations.create': () => ({ name: 'Second home', ...company }),
  'organizations.leave': nothing,

  'auth.signUp': () => signUpBody(),
  'auth.signUpInvited': async (world) => ({
    invitation: (await world.invitation()).token,
    firstName: 'New',
    lastName: 'Comer',
    password: chosen,
  }),
  'auth.signIn': async (world) => ({ email: (await world.person()).email, password: goodPassword }),
  'auth.refreshToken': async (world) => ({ refreshToken: (await world.person()).refreshToken }),
  'auth.switchOrganization': async (world, caller) => ({
    organizationId: await world.organization(caller.id),
  }),
  'auth.forgotPassword': async (world) => ({ email: (await world.person()).email }),
  'auth.resetPassword': async (world) => {
    const { id, email } = await world.person();
    return { token: await world.link('reset', id, { payload: { email } }), password: chosen };
  },
  'auth.activate': async (world) => {
    const { id, email } = await world.person();
    return { token: await world.link('activate', id, { payload: { email } }) };
  },
  'auth.resendActivation': async ({ app }, caller) => {
    await app.sql`update app_user set email_verified_at = null where id = ${caller.id}`;
    return {};
  },
  'auth.confirmEmail': async (world) => {
    const { id } = await world.person();
    return {
      token: await world.link('change-email-old', id, {
        payload: { newEmail: `${newId()}@moved.test`, pair: newId() },
      }),
    };
  },

  'account.me': nothing,
  'account.changeProfile': () => ({ firstName: 'Changed', version: 1 }),
  'account.changeNotifications': () => ({ newDevice: false, invitationAccepted: true }),
  'account.sessions': nothing,
  'account.revokeSession': async (world, caller) => ({
    id: (await world.signIn(caller.id, world.orgId)).ids.sessionId,
  }),
  'account.revokeSessions': () => ({ keepCurrent: true }),
  'account.changePassword': (_world, caller) => ({ currentPassword: caller.password, password: chosen }),
  'account.changeEmail': (_world, caller) => ({ email: `${newId()}@moved.test`, password: caller.password }),
  'account.startTwoFactor': (_world, caller) => ({ password: caller.password }),
  'account.confirmTwoFactor': async ({ app }, caller) => {
    const { secret } = newTotp(caller.email);
    await app.sql`update app_user set totp_secret = ${app.services.sealed.seal(secret)} where id = ${caller.id}`;
    return { code: generateSync({ secret, epoch: Math.floor(app.services.clock.now().getTime() / 1000) }) };
  },
  'account.renewRecoveryCodes': (world, caller) => withTwoFactor(world, caller),
  'account.stopTwoFactor': (world, caller) => withTwoFactor(world, caller),

  'members.list': nothing,
  'members.export': () => ({ format: 'json' }),
  'members.get': async (world) => ({ id: (await world.person()).membershipId }),
  'members.change': async (world) => ({
    id: (await world.person()).membershipId,
    version: 1,
    role: 'viewer',
    title: 'Lead',
    color: 'teal',
  }),
  'members.suspend': async (world) => ({ id: (await world.person()).membershipId }),
  'members.reactivate': async (world) => ({
    id: (await world.person('crew', { status: 'suspended' })).membershipId,
  }),
  'members.signOut': async (world) => ({ id: (await world.person()).membershipId }),
  'members.remove': async (world) => ({ id: (await world.person()).membershipId }),

  'invitations.list': nothing,
  'invitations.create': () => ({ email: `${newId()}@invited.test`, role: 'viewer' }),
  'invitations.resend': async (world) => ({ id: (await world.invitation()).id }),
  'invitations.revoke': async (world) => ({ id: (await world.invitation()).id }),
  'invitations.preview': async (world) => ({ token: (await world.invitation()).token }),
  'invitations.accept': async (world, caller) => ({
    token: (await world.invitation(caller.email, await world.organization())).token,
  }),
  'invitations.decline': async (world) => ({ token: (await world.invitation()).token }),

  'roles.list': nothing,
  'roles.create': () => ({ name: `Role ${newId()}`, rules: [{ action: 'read', subject: 'Item' }] }),
  'roles.change': async (world) => ({
    id: (await world.role()).id,
    version: 1,
    name: `Renamed ${newId()}`,
    rules: [{ action: 'read', subject: 'Move' }],
  }),
  'roles.remove': async (world) => ({ id: (await world.role()).id }),

  'feeds.list': nothing,
  'feeds.create': () => ({ scope: 'own' }),
  'feeds.revoke': async (world, caller) => ({ id: await world.feed(caller.id) }),

  'views.list': () => ({ list: 'items' }),
  'views.create': () => ({
    list: 'items',
    name: `View ${newId()}`,
    state: { search: { selectedStatus: 'missing' }, columns: ['sku'] },
  }),
  'views.change': async (world, caller) => ({
    id: await world.view(caller.id),
    version: 1,
    name: `Renamed ${newId()}`,
    state: { search: {}, columns: null },
  }),
  'views.remove': async (world, caller) => ({ id: await world.view(caller.id) }),
  'views.setDefault': async (world, caller) => ({ list: 'items', viewId: await world.view(caller.id) }),

  ...customFieldExamples,
  ...pictureExamples,
  ...clientExamples,
  ...propertyExamples,
  ...stagingExamples,
  ...moveExamples,
  ...vendorExamples,
  ...storageExamples,
  ...categoryExamples,
  ...itemExamples,
  ...unitExamples,
  ...deviceEventExamples,
  ...importExamples,
  ...labelExamples,

  'dashboard.get': nothing,
};

/** Turns two-factor sign-in on for the caller and answers both factors, the second as a recovery code. */
const withTwoFactor = async ({ app }: World, caller: Caller) => {
  const code = 'aaaa-bbbb-cccc-dddd';
  await app.sql`update app_user set totp_secret = ${app.services.sealed.seal(newTotp(caller.email).secret)}, totp_confirmed_at = now(), recovery_code_hashes = ${app.sql.json([hashRecoveryCode(code)])} where id = ${caller.id}`;
  return { password: caller.password, code };
};
