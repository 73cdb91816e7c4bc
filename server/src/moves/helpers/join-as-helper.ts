import type { SignedIn } from '@archway/contract/auth/session';
import { problem } from '@archway/contract/kernel/api/problem';
import { daysToSendAfterHelp, mostHelpers } from '@archway/contract/moves/helpers/helper-link';
import { addHelperPerson, enterAsHelper } from '../../auth/helpers/enter-as-helper.ts';
import { takeInHelper } from '../../organizations/memberships/take-in-helper.ts';
import { record } from '../../platform/audit/record.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { moveName } from '../get-move.ts';
import { addMoveHelper, countHelpers } from './helper-link-store.ts';
import { inOpenLink } from './open-helper-link.ts';

/** Somebody without an account helps from now on, under the name they give, for as long as the link holds. */
export const joinAsHelper = async (
  { services, clock, visit }: VisitContext,
  { token, name }: { token: string; name: string },
): Promise<SignedIn> =>
  inOpenLink(services, token, async (db, link) => {
    if ((await countHelpers(db, link.id)) >= mostHelpers)
      throw problem('conflict', 'Too many people have joined with this link. Ask for a new one.');
    const userId = await addHelperPerson(db, name);
    const membershipId = await takeInHelper(db, { userId, invitedBy: link.createdBy });
    await addMoveHelper(db, { linkId: link.id, membershipId, userId, joinedAt: clock.now() });
    await record(db, { userId, name, ip: visit.ip, requestId: visit.requestId }, 'move.helper-joined', {
      id: link.moveId,
      name: moveName(link, { name: link.stagingName }),
    });
    const until = new Date(link.expiresAt);
    // Longer than the link: what they record until then may arrive later.
    const untilSent = new Date(until.getTime() + daysToSendAfterHelp * 86_400_000);
    const entering = { userId, orgId: db.orgId, visit, until: untilSent };
    const { user, ...session } = await enterAsHelper(db, services, entering);
    const helping = { moveId: link.moveId, until: until.toISOString() };
    return { ...session, user: { ...user, helping } };
  });
