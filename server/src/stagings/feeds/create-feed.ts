import { problem } from '@archway/contract/kernel/api/problem';
import type { FeedScope } from '@archway/contract/stagings/feed-scopes';
import type { Feed } from '@archway/contract/stagings/feeds';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newOrganizationSecret } from '../../platform/tokens/organization-secret.ts';
import { mayShareCalendar } from './feed-rights.ts';
import { putFeed } from './feed-store.ts';

/** Makes a link for a calendar. Whatever link there was of the same scope stops working; the log never tells one. */
export const createFeed = async (
  { db, actor, services, record }: ChangeContext,
  { scope }: { scope: FeedScope },
): Promise<Feed & { url: string }> => {
  if (scope === 'organization' && !mayShareCalendar(actor.ability))
    throw problem('forbidden', 'Your role can’t share the organization’s calendar.');
  const { secret, hash } = newOrganizationSecret(db.orgId);
  const feed = await putFeed(db, {
    scope,
    membershipId: scope === 'organization' ? null : actor.membershipId,
    hash,
    createdBy: actor.userId,
  });
  await record({ id: feed.id }, { scope });
  return { ...feed, url: `${services.config.PUBLIC_URL}/api/calendars/${secret}.ics` };
};
