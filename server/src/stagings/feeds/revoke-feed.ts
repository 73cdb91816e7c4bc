import { problem } from '@archway/contract/kernel/api/problem';
import type { CalendarFeedId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { mayShareCalendar } from './feed-rights.ts';
import { forgetSecret } from './feed-store.ts';

/** From now on the link answers as one that never was. */
export const revokeFeed = async ({ db, actor, record }: ChangeContext, { id }: { id: CalendarFeedId }) => {
  const scope = await forgetSecret(db, id, {
    membershipId: actor.membershipId,
    withOrganization: mayShareCalendar(actor.ability),
  });
  if (!scope) throw problem('not_found', 'That calendar link doesn’t exist, or it’s someone else’s.');
  await record({ id }, { scope });
  return { ok: true as const };
};
