import type { InvitationId } from '@archway/contract/kernel/ids';
import { invitationMail } from '../../organizations/mails/invitation-mail.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { newLinkToken } from '../../platform/tokens/link-token.ts';
import { type Addressee, addInvitationLink, killInvitationLinks } from './invitation-store.ts';

/** A week: long enough for a holiday weekend, short enough that a forgotten mail opens nothing for long. */
const invitationDays = 7;

export const expiryFrom = (now: Date) => new Date(now.getTime() + invitationDays * 24 * 3600 * 1000);

export type Letter = {
  readonly invitationId: InvitationId;
  readonly email: string;
  readonly inviter: string;
  readonly role: { readonly key: string; readonly name: string };
  readonly addressee: Addressee;
  readonly expiresAt: Date;
};

/** Makes a link, kills the ones before it and mails it. The secret is in the mail only; we keep its hash. */
export const sendInvitation = async (db: OrgDb, { config, clock, mailer }: Services, letter: Letter) => {
  const { token, hash } = newLinkToken();
  await killInvitationLinks(db, letter.invitationId, clock.now());
  await addInvitationLink(db, { invitationId: letter.invitationId, hash, expiresAt: letter.expiresAt });
  const mail = invitationMail(letter.addressee.language, {
    inviter: letter.inviter,
    organizationName: letter.addressee.organizationName,
    role: letter.role,
    url: `${config.PUBLIC_URL}/register?invitation=${token}`,
    days: invitationDays,
  });
  await mailer.send(db, { to: letter.email, ...mail });
};
