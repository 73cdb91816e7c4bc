import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { CalendarFeedId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { feedScopes } from './feed-scopes.ts';

/** A calendar that other programs read by a secret link. The link itself is told once, when it is made. */
export const Feed = z.object({
  id: CalendarFeedId,
  scope: z.enum(feedScopes),
  createdAt: Moment,
  /** When a calendar last read it, by the hour. */
  lastReadAt: Moment.nullable(),
});
export type Feed = z.infer<typeof Feed>;

const tag = 'Calendar feeds';
/** Whoever may see stagings may see them in a calendar. The organization's own takes the right to change the organization. */
const access = { action: 'read', subject: 'Staging' } as const;

export const feeds = {
  list: endpoint({
    method: 'GET',
    path: '/calendar-feeds',
    summary: 'List your calendar links and the organization’s',
    tag,
    access,
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(Feed) })),
  create: endpoint({
    method: 'POST',
    path: '/calendar-feeds',
    summary: 'Make a calendar link; an earlier one of the same scope stops working',
    tag,
    access,
    change: 'calendar-feed.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(z.object({ scope: z.enum(feedScopes) }))
    .output(Feed.extend({ url: z.string() })),
  revoke: endpoint({
    method: 'DELETE',
    path: '/calendar-feeds/{id}',
    summary: 'Revoke a calendar link',
    tag,
    access,
    change: 'calendar-feed.revoked',
    limit: 'change',
  })
    .input(z.object({ id: CalendarFeedId }))
    .output(done),
};
