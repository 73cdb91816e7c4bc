import { problem } from '@archway/contract/kernel/api/problem';
import { type AccountDb, bindOrg, type OrgDb } from '../../platform/db/db.ts';
import { hashToken } from '../../platform/tokens/link-token.ts';
import {
  findInvitationLink,
  findOfferedInvitation,
  type OfferedInvitation,
  takeInvitationLink,
} from './invitation-store.ts';

export type OpenedInvitation = { readonly db: OrgDb; readonly invitation: OfferedInvitation };

/** Follows a link to the invitation it carries and turns the transaction to its organization. Uses nothing up. */
export const lookAtInvitation = (db: AccountDb, token: string, now: Date) =>
  follow(db, token, { now, lock: false });

/** The same for whoever is going to answer: until this transaction ends, nobody else can. The link is used up. */
export const takeInvitation = async (db: AccountDb, token: string, now: Date): Promise<OpenedInvitation> => {
  const opened = await follow(db, token, { now, lock: true });
  if (!(await takeInvitationLink(opened.db, hashToken(token), now))) throw linkDead();
  return opened;
};

const follow = async (
  db: AccountDb,
  token: string,
  { now, lock }: { now: Date; lock: boolean },
): Promise<OpenedInvitation> => {
  const link = await findInvitationLink(db, hashToken(token), now);
  if (!link) throw linkDead();
  const orgDb = await bindOrg(db, link.orgId);
  const invitation = await findOfferedInvitation(orgDb, link.invitationId, { now, lock });
  if (!invitation) throw linkDead();
  return { db: orgDb, invitation };
};

/** Unknown, used, replaced, revoked and too old are one answer: a guess learns nothing. */
const linkDead = () => problem('link_dead', 'This invitation no longer works. Ask for a new one.');
