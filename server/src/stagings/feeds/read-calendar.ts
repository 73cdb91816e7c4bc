import { createHash } from 'node:crypto';
import { buildAbility, wholeRights } from '@archway/contract/kernel/access/build-ability';
import { type BuiltInRole, builtInRules } from '@archway/contract/kernel/access/roles';
import { problem } from '@archway/contract/kernel/api/problem';
import { addDays } from '@archway/contract/kernel/days';
import { findToday } from '../../organizations/find-today.ts';
import type { Visitor } from '../../platform/http/calls/known-caller.ts';
import { type Budget, householdOf } from '../../platform/http/load/limits.ts';
import { readFeedSecret } from './feed-secret.ts';
import { type FoundFeed, findFeed, jobsForCalendar, noteReading } from './feed-store.ts';

/** Large calendar services read for many people from few addresses. */
const readBudget: Budget = { calls: 6000, seconds: 600 };
/** A link that works is not mistyped. */
const missBudget: Budget = { calls: 60, seconds: 600 };

/** What ended longer ago is history. */
const daysBack = 180;

/**
 * The calendar behind a secret link, by what its member may see at this moment. Whatever stands in the way is told apart
 * from a link that never was by nobody.
 */
export const readCalendar = async (
  { services, ip }: Visitor,
  secret: string,
): Promise<{ text: string; etag: string }> => {
  const { db, limits, clock, config } = services;
  limits.spendMany(`calendar:address:${householdOf(ip)}`, readBudget);
  const sought = readFeedSecret(secret);
  const found =
    sought &&
    (await db.inOrg(sought.orgId, async (bound) => {
      const feed = await findFeed(bound, sought.hash);
      if (!feed || !maySeeStagings(feed)) return undefined;
      await noteReading(bound, feed.id, clock.now());
      const today = await findToday(bound, clock.now());
      const designerId = feed.scope === 'own' ? feed.membershipId : null;
      return {
        feed,
        today,
        jobs: await jobsForCalendar(bound, { since: addDays(today, -daysBack), designerId }),
      };
    }));
  if (!found) {
    await limits.spend(`calendar:miss:${householdOf(ip)}`, missBudget);
    throw problem('not_found', 'There is no such calendar.');
  }
  const { feed, today, jobs } = found;
  // What is not asked for is not loaded: most servers start without anybody reading a calendar.
  const { writeCalendar } = await import('./write-calendar.ts');
  const text = writeCalendar(jobs, {
    ...feed,
    today,
    isOwn: feed.scope === 'own',
    publicUrl: config.PUBLIC_URL,
  });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
};

/** The organization's own shows what the organization has. */
const maySeeStagings = ({ membershipId, roleKey, roleRules }: FoundFeed) => {
  if (membershipId === null) return true;
  const rules = roleRules ?? builtInRules[roleKey as BuiltInRole] ?? []; // a role without rules of its own is one of them
  return wholeRights(buildAbility(rules)).can('read', 'Staging');
};
