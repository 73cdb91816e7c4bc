import type { HelperLinkId, MoveId } from '@archway/contract/kernel/ids';
import { endSessionsHere } from '../../auth/sessions/end-sessions-here.ts';
import { dismissHelper } from '../../organizations/memberships/take-in-helper.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { helpersOf, revokeLinksOf } from './helper-link-store.ts';

/** Everybody who joined by a link is out: their sessions end, and nothing of them acts here anymore. Says who. */
export const endHelpersOf = async (db: OrgDb, services: Services, linkId: HelperLinkId): Promise<number> => {
  const helpers = await helpersOf(db, linkId);
  for (const { membershipId, userId } of helpers) {
    await endSessionsHere(db, services, userId);
    await dismissHelper(db, membershipId);
  }
  return helpers.length;
};

/** A move that is over needs no help. */
export const endHelp = async (db: OrgDb, services: Services, moveId: MoveId) => {
  for (const linkId of await revokeLinksOf(db, moveId, services.clock.now()))
    await endHelpersOf(db, services, linkId);
};
