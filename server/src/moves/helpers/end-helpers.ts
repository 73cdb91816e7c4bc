import type { HelperLinkId, MoveId } from '@archway/contract/kernel/ids';
import { endSessionsHere } from '../../auth/sessions/end-sessions-here.ts';
import { dismissHelper } from '../../organizations/memberships/take-in-helper.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { closeLinksOf, helpersOf } from './helper-link-store.ts';

/** Everybody who joined by a link is out: their sessions end, and nothing of them acts here anymore. Says who. */
export const endHelpersOf = async (db: OrgDb, services: Services, linkId: HelperLinkId): Promise<number> => {
  const helpers = await helpersOf(db, linkId);
  for (const { membershipId, userId } of helpers) {
    await endSessionsHere(db, services, userId);
    await dismissHelper(db, membershipId);
  }
  return helpers.length;
};

/** A move that is over needs no help. What helpers recorded before and could not send is still theirs to send. */
export const endHelp = (db: OrgDb, { clock }: Services, moveId: MoveId) =>
  closeLinksOf(db, moveId, clock.now());
