import * as z from 'zod';
import { HelperLinkId, MembershipId } from '../../kernel/ids.ts';
import { Day, Moment } from '../../kernel/measures.ts';
import { LinkToken, requiredLine } from '../../kernel/text/text.ts';
import * as textLimits from '../../kernel/text/text-limits.ts';
import { moveKinds } from '../states.ts';

/** On which day a link opens a move: on this one, or on that of the move. */
export const helperDays = ['today', 'move'] as const;
export type HelperDay = (typeof helperDays)[number];

/** So many people can join by one link. */
export const mostHelpers = 30;

/** For so long after a link was over, what was recorded before can still be sent. */
export const daysToSendAfterHelp = 7;

/** So many links of one move are open at a time. */
export const mostOpenLinks = 20;

/** Somebody who joined by a link, by the name they gave. */
export const Helper = z.object({ id: MembershipId, name: z.string(), joinedAt: Moment });
export type Helper = z.infer<typeof Helper>;

/** A link by which people without an account help with one move for one day. Its secret is told once, where it is made. */
export const HelperLink = z.object({
  id: HelperLinkId,
  day: Day,
  createdAt: Moment,
  createdBy: z.string().nullable(),
  expiresAt: Moment,
  revokedAt: Moment.nullable(),
  /** Neither revoked nor over, and whoever made it may still make one. */
  isOpen: z.boolean(),
  helpers: z.array(Helper),
});
export type HelperLink = z.infer<typeof HelperLink>;

/** What whoever holds a link is told before they give their name. */
export const HelperInvitation = z.object({
  organizationName: z.string(),
  kind: z.enum(moveKinds),
  day: Day,
});
export type HelperInvitation = z.infer<typeof HelperInvitation>;

export const GivenLink = z.object({ token: LinkToken });
export const JoiningHelper = GivenLink.extend({ name: requiredLine(textLimits.personName) });
