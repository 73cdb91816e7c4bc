import type { SessionId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { recordAccount } from '../audit/record.ts';
import type { AccountDb } from '../platform/db/db.ts';
import type { Person } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { liveSessionsOf, revokeSession, revokeSessionsOf } from './session-store.ts';

export const listOwnSessions = async (db: AccountDb, { clock }: Services, person: Person) => {
  const rows = await liveSessionsOf(db, person.userId, clock.now());
  return { rows: rows.map((row) => ({ ...row, current: row.id === person.sessionId })) };
};

export const revokeOwnSession = async (db: AccountDb, { clock }: Services, person: Person, id: SessionId) => {
  if (!(await revokeSession(db, person.userId, id, 'signed out by its owner', clock.now())))
    throw problem('not_found', 'That session is not there any more.');
  await recordAccount(db, person.userId, 'account.session-revoked', person, { sessionId: id });
  return { ok: true as const };
};

export const revokeOwnSessions = async (
  db: AccountDb,
  { clock }: Services,
  person: Person,
  keepCurrent: boolean,
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
