import { problem } from '@archway/contract/kernel/api/problem';
import type { InvitationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { findInvitation } from './invitation-store.ts';

/** One invitation, as it stands at this moment. */
export const getInvitation = async (db: OrgDb, id: InvitationId, now: Date) => {
  const invitation = await findInvitation(db, id, now);
  if (!invitation) throw noSuchInvitation();
  return invitation;
};

export const noSuchInvitation = () => problem('not_found', 'That invitation is not in this organization.');
