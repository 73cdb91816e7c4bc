import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import { type AccountDb, bindOrg } from '../../platform/db/db.ts';
import { setLastSeen } from './own-rights-store.ts';

/** Notes that a member was here, as often as their session is refreshed. */
export const markSeen = async (db: AccountDb, orgId: OrgId, userId: UserId, now: Date) =>
  setLastSeen(await bindOrg(db, orgId), orgId, userId, now);
