import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { mayShareCalendar } from './feed-rights.ts';
import { feedsOf } from './feed-store.ts';

/** The links that work: one's own, and the organization's for whoever may make one. */
export const listFeeds = async ({ db, actor }: ReadContext) => {
  const { membershipId, ability } = await actor;
  return { rows: await feedsOf(db, membershipId, { withOrganization: mayShareCalendar(ability) }) };
};
