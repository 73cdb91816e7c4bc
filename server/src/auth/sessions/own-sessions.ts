import { problem } from '@archway/contract/kernel/api/problem';
import type { SessionId } from '@archway/contract/kernel/ids';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { liveSessionsOf, revokeSession, revokeSessionsOf } from '../session-store.ts';

export const listOwnSessions = async ({ db, clock, person }: AccountContext) => {
  const rows = await liveSessionsOf(db, person.userId, clock.now());
  return { rows: rows.map((row) => ({ ...row, current: row.id === person.sessionId })) };
};

export const revokeOwnSession = async ({ db, clock, person }: AccountContext, { id }: { id: SessionId }) => {
  if (!(await revokeSession(db, person.userId, id, 'signed out by its owner', clock.now())))
    throw problem('not_found', 'That session has ended.');
  await recordAccount(db, person.userId, 'account.session-revoked', person, { sessionId: id });
  return { ok: true as const };
};

export const revokeOwnSessions = async (
  { db, clock, person }: AccountContext,
  { keepCurrent }: { keepCurrent: boolean },
) => {
  await revokeSessionsOf(
    db,
    person.userId,
    'signed out everywhere by its owner',
    clock.now(),
    keepCurrent ? person.sessionId : null,
  );
  await recordAccount(db, person.userId, 'account.sessions-revoked', person, { keepCurrent });
  return { ok: true as const };
};
