import { problem } from '@archway/contract/kernel/api/problem';
import type { OrgId } from '@archway/contract/kernel/ids';
import { listOwnOrganizations } from '../../organizations/memberships/list-own-organizations.ts';
import { listOwnRights } from '../../organizations/memberships/list-own-rights.ts';
import { markSeen } from '../../organizations/memberships/mark-seen.ts';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { setSessionOrganization } from '../session-store.ts';

/** Acts in another of one's organizations from now on; refreshed tokens stay there. */
export const switchOrganization = async (
  { db, services, clock, person }: AccountContext,
  { organizationId }: { organizationId: OrgId },
) => {
  const organizations = await listOwnOrganizations(db, person.userId);
  const activeOrganization = organizations.find(({ id }) => id === organizationId);
  if (!activeOrganization) throw problem('not_found', 'You are not a member of that organization.');
  await setSessionOrganization(db, person.sessionId, organizationId);
  await markSeen(db, organizationId, person.userId, clock.now());
  await recordAccount(db, person.userId, 'account.switched-organization', person, { organizationId });
  return {
    accessToken: await services.tokens.access({
      sub: person.userId,
      sid: person.sessionId,
      org: organizationId,
    }),
    activeOrganization,
    userAbilityRules: await listOwnRights(db, person.userId, organizationId),
  };
};
