import type { OrgId, SessionId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';

export type Session = {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly orgId: OrgId | null;
  readonly generation: number;
  readonly tokenHash: Buffer;
  readonly rotatedAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
};

export type NewSession = Pick<Session, 'id' | 'userId' | 'orgId' | 'tokenHash'> & {
  at: Date;
  expiresAt: Date;
  ip: string;
  userAgent: string | null;
  deviceId: string;
  /** However often it is refreshed. */
  endsAt?: Date | undefined;
};

export const addSession = async ({ sql }: AccountDb, session: NewSession) => {
  await sql`insert into session (id, user_id, org_id, token_hash, rotated_at, expires_at, ip, user_agent, device_id, created_at, last_used_at, ends_at)
    values (${session.id}, ${session.userId}, ${session.orgId}, ${session.tokenHash}, ${session.at}, least(${session.expiresAt}::timestamptz, ${session.endsAt ?? null}::timestamptz),
      ${session.ip}, ${session.userAgent}, ${session.deviceId}, ${session.at}, ${session.at}, ${session.endsAt ?? null})`;
};

/** Held until the transaction ends: of fifty refreshes at once, one rotates and the others see that it did. */
export const lockSession = async ({ sql }: AccountDb, id: SessionId): Promise<Session | undefined> => {
  const [session] = await sql<Session[]>`
    select id, user_id, org_id, generation, token_hash, rotated_at, expires_at, revoked_at from session where id = ${id} for update`;
  return session;
};

export const rotateSession = async (
  { sql }: AccountDb,
  id: SessionId,
  next: { tokenHash: Buffer; at: Date; expiresAt: Date; ip: string },
) => {
  await sql`update session set generation = generation + 1, previous_token_hash = token_hash, token_hash = ${next.tokenHash},
    rotated_at = ${next.at}, last_used_at = ${next.at}, expires_at = least(${next.expiresAt}::timestamptz, ends_at), ip = ${next.ip} where id = ${id}`;
};

export const setSessionOrganization = async ({ sql }: AccountDb, id: SessionId, orgId: OrgId | null) => {
  await sql`update session set org_id = ${orgId} where id = ${id}`;
};

/** Ends one session of this person; false when it is not theirs or over already. */
export const revokeSession = async (
  { sql }: AccountDb,
  userId: UserId,
  id: SessionId,
  because: string,
  now: Date,
): Promise<boolean> => {
  const ended = await sql`update session set revoked_at = ${now}, revoked_because = ${because}
    where id = ${id} and user_id = ${userId} and revoked_at is null returning 1`;
  return ended.length > 0;
};

export const revokeSessionsOf = async (
  { sql }: AccountDb,
  userId: UserId,
  because: string,
  now: Date,
  except: SessionId | null = null,
) => {
  await sql`update session set revoked_at = ${now}, revoked_because = ${because}
    where user_id = ${userId} and revoked_at is null and id is distinct from ${except}`;
};

/** Ends what this person has open in this organization; sessions of theirs that act elsewhere go on. */
export const revokeSessionsIn = async (
  { sql, orgId }: OrgDb,
  userId: UserId,
  because: string,
  now: Date,
): Promise<number> => {
  const ended = await sql`update session set revoked_at = ${now}, revoked_because = ${because}
    where user_id = ${userId} and org_id = ${orgId} and revoked_at is null and expires_at > ${now} returning 1`;
  return ended.length;
};

export type SessionRow = {
  id: SessionId;
  startedAt: string;
  lastUsedAt: string;
  ip: string | null;
  userAgent: string | null;
};

export const liveSessionsOf = async ({ sql }: AccountDb, userId: UserId, now: Date): Promise<SessionRow[]> =>
  sql<SessionRow[]>`select id, created_at as started_at, last_used_at, ip, user_agent from session
    where user_id = ${userId} and revoked_at is null and expires_at > ${now} order by last_used_at desc, id`;

/** Where this person acted last, and whether they ever signed in before. */
export const lastSessionOf = async (
  { sql }: AccountDb,
  userId: UserId,
): Promise<{ orgId: OrgId | null } | undefined> => {
  const [last] = await sql<
    { orgId: OrgId | null }[]
  >`select org_id from session where user_id = ${userId} order by last_used_at desc, id limit 1`;
  return last;
};
