import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import { type AccountDb, bindOrg, type OrgDb } from '../../platform/db/db.ts';
import { presenceSeconds } from '../../platform/presence/presence.ts';
import { setLastSeen, setPresent } from './own-rights-store.ts';

/** Notes that a member was here, as often as their session is refreshed. */
export const markSeen = async (db: AccountDb, orgId: OrgId, userId: UserId, now: Date) =>
  setLastSeen(await bindOrg(db, orgId), orgId, userId, now);

/** Notes that a member is at work, beside their calls and at most every few minutes, whichever server they call. */
export const markPresent = (db: OrgDb, userId: UserId, now: Date) =>
  setPresent(db, userId, now, new Date(now.getTime() - presenceSeconds * 1000));
