import type { SignedIn } from '@archway/contract/auth/session';
import { makeToken } from './make-token.ts';

const larkspur = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Larkspur Staging',
  slug: 'larkspur',
  role: 'owner',
  roleName: 'Owner',
  timezone: 'America/New_York',
  currency: 'USD',
  units: 'imperial',
  locale: 'en',
  setupDone: true,
} as const;

const maison = {
  ...larkspur,
  id: '018f0000-0000-7000-8000-000000000002',
  name: 'Maison Lumière',
  slug: 'maison',
} as const;

/** Ada, who owns Larkspur and works for Maison Lumière, as the server answers her sign-in. */
export const adaSignedIn = (more: Partial<Pick<SignedIn, 'accessToken' | 'refreshToken'>> = {}): SignedIn =>
  ({
    accessToken: makeToken(900),
    refreshToken: makeToken(604_800),
    user: {
      id: '018f0000-0000-7000-8000-0000000000aa',
      email: 'ada@larkspur.test',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '',
      locale: 'en',
      version: 1,
      emailVerified: true,
      twoFactor: false,
      notifications: { newDevice: true, invitationAccepted: true },
      activeOrganization: larkspur,
      organizations: [larkspur, maison],
    },
    userAbilityRules: [{ action: 'manage', subject: 'all' }],
    ...more,
  }) as unknown as SignedIn; // ids are branded in the contract

export const adasOtherOrganization = maison as unknown as SignedIn['user']['organizations'][number]; // as above
