import { createHash } from 'node:crypto';
import { buildAbility, wholeRights } from '@archway/contract/kernel/access/build-ability';
import { type BuiltInRole, builtInRules } from '@archway/contract/kernel/access/roles';
import { problem } from '@archway/contract/kernel/api/problem';
import { addDays } from '@archway/contract/kernel/days';
import { findToday } from '../../organizations/find-today.ts';
import type { Visitor } from '../../platform/http/calls/known-caller.ts';
import { type Budget, householdOf } from '../../platform/http/load/limits.ts';
import { readOrganizationSecret } from '../../platform/tokens/organization-secret.ts';
import type { EntriesOf } from './calendar-entry.ts';
import { type FoundFeed, findFeed, jobsForCalendar, noteReading } from './feed-store.ts';

/** Large calendar services read for many people from few addresses. */
const readBudget: Budget = { calls: 6000, seconds: 600 };
/** A link that works is not mistyped. */
const missBudget: Budget = { calls: 60, seconds: 600 };

/** Of one link, also where nothing has changed: all its jobs are looked at to tell. Programs ask every few minutes at most. */
const linkBudget: Budget = { calls: 300, seconds: 600 };

/** Of one link: a large calendar takes half a second to write, in which the server does nothing else. */
const writeBudget: Budget = { calls: 120, seconds: 600 };

/** What ended longer ago is history. */
const daysBack = 180;

/**
 * The calendar behind a secret link, by what its member may see at this moment. Whatever stands in the way is told apart
 * from a link that never was by nobody. It is written only for whoever has not got it yet.
 */
export const readCalendar = async (
  { services, ip }: Visitor,
  secret: string,
  movesOf: EntriesOf,
): Promise<{ etag: string; write: () => Promise<string> }> => {
  const { db, limits, clock, config } = services;
  limits.spendMany(`calendar:address:${householdOf(ip)}`, readBudget);
  const sought = readOrganizationSecret(secret);
  const found =
    sought &&
    (await db.inOrg(sought.orgId, async (bound) => {
      const feed = await findFeed(bound, sought.hash);
      if (!feed || !maySee(feed, 'Staging')) return undefined;
      limits.spendMany(`calendar:link:${feed.id}`, linkBudget);
      await noteReading(bound, feed.id, clock.now());
      const today = await findToday(bound, clock.now());
      const memberId = feed.scope === 'own' ? feed.membershipId : null;
      const since = addDays(today, -daysBack);
      return {
        feed,
        today,
        jobs: await jobsForCalendar(bound, { since, designerId: memberId }),
        moves: maySee(feed, 'Move') ? await movesOf(bound, { ...feed, since, memberId }) : [],
      };
    }));
  if (!found) {
    await limits.spend(`calendar:miss:${householdOf(ip)}`, missBudget);
    throw problem('not_found', 'There is no such calendar.');
  }
  const { feed, today, jobs, moves } = found;
  const calendar = { ...feed, today, isOwn: feed.scope === 'own', publicUrl: config.PUBLIC_URL };
  return {
    etag: etagOf([calendar, jobs, moves]),
    write: async () => {
      limits.spendMany(`calendar:written:${feed.id}`, writeBudget);
      // What is not asked for is not loaded: most servers start without anybody reading a calendar.
      const { writeCalendar } = await import('./write-calendar.ts');
      return writeCalendar(jobs, moves, calendar);
    },
  };
};

/** Of all that a calendar is written from, the day among it. */
const etagOf = (from: unknown) =>
  `"${createHash('sha256').update(JSON.stringify(from)).digest('base64url')}"`;

/** The organization's own shows what the organization has. */
const maySee = ({ membershipId, roleKey, roleRules }: FoundFeed, what: 'Staging' | 'Move') => {
  if (membershipId === null) return true;
  const rules = roleRules ?? builtInRules[roleKey as BuiltInRole] ?? []; // a role without rules of its own is one of them
  return wholeRights(buildAbility(rules)).can('read', what);
};
