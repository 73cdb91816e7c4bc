import * as z from 'zod';
import { Rule } from '../kernel/access/ability.ts';
import { MoveId, SessionId, UserId } from '../kernel/ids.ts';
import { Language } from '../kernel/locale.ts';
import {
  Email,
  exactText,
  GivenPassword,
  LinkToken,
  NewPassword,
  requiredLine,
} from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { NewOrganization, OrganizationInSession } from '../organizations/organization.ts';

export const accessTokenSeconds = 15 * 60;
export const refreshTokenSeconds = 7 * 24 * 3600;
/** The immediate predecessor of a refresh token is answered with the same successor for this long: a lost answer is no theft. */
export const refreshGraceSeconds = 30;

export const NotificationChoices = z.object({ newDevice: z.boolean(), invitationAccepted: z.boolean() });

/** What somebody without an account helps with, and until when. */
export const Helping = z.object({ moveId: MoveId, until: z.iso.datetime({ offset: true }) });
export type Helping = z.infer<typeof Helping>;

/** Who is signed in, where they act, and where else they could. */
export const UserData = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  locale: Language.nullable(),
  /** Of name, phone and language, as far as they are changed together. */
  version: z.int(),
  emailVerified: z.boolean(),
  twoFactor: z.boolean(),
  notifications: NotificationChoices,
  activeOrganization: OrganizationInSession.nullable(),
  organizations: z.array(OrganizationInSession),
  /** Of a helper: the one move that they help with. */
  helping: Helping.optional(),
});
export type UserData = z.infer<typeof UserData>;

const tokens = { accessToken: z.string(), refreshToken: z.string() };

export const SignedIn = z.object({ ...tokens, user: UserData, userAbilityRules: z.array(Rule) });
export type SignedIn = z.infer<typeof SignedIn>;

/** Sign-up answers the user as `data`, tokens included. */
export const SignedUp = z.object({ data: UserData.extend({ ...tokens, userAbilityRules: z.array(Rule) }) });

export const Refreshed = z.object({ ...tokens, userAbilityRules: z.array(Rule) });
export const Switched = z.object({
  accessToken: z.string(),
  activeOrganization: OrganizationInSession,
  userAbilityRules: z.array(Rule),
});

const { name: companyName, ...companyFacts } = NewOrganization.shape;

export const SignUp = z.object({
  firstName: requiredLine(textLimits.personName),
  lastName: requiredLine(textLimits.personName),
  email: Email,
  password: NewPassword,
  companyName,
  ...companyFacts,
  locale: Language.optional(),
  /** Of the device. One that nobody knows is passed over. */
  timezone: exactText(64).optional(),
});
export type SignUp = z.infer<typeof SignUp>;

/** Somebody who was invited joins an organization instead of founding one. The invitation proves the address. */
export const InvitedSignUp = z.object({
  invitation: LinkToken,
  firstName: requiredLine(textLimits.personName),
  lastName: requiredLine(textLimits.personName),
  password: NewPassword,
  locale: Language.optional(),
});

export const SignIn = z.object({
  email: Email,
  password: GivenPassword,
  /** Six digits of the authenticator app, or a recovery code. */
  code: exactText(20).trim().optional(),
});

export const AccountSession = z.object({
  id: SessionId,
  current: z.boolean(),
  startedAt: z.iso.datetime({ offset: true }),
  lastUsedAt: z.iso.datetime({ offset: true }),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type AccountSession = z.infer<typeof AccountSession>;
