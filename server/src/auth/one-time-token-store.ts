import type { UserId } from '@archway/contract/kernel/ids';
import type { AccountDb } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';

export type Purpose = 'activate' | 'reset' | 'change-email-old' | 'change-email-new';
export type OneTimeToken = {
  readonly id: string;
  readonly purpose: Purpose;
  readonly userId: UserId;
  readonly payload: Record<string, string>;
};

export type NewOneTimeToken = {
  purpose: Purpose;
  hash: Buffer;
  userId: UserId;
  payload?: Record<string, string>;
  expiresAt: Date;
};

/** A newer link kills the older ones of its kind. */
export const addOneTimeToken = async (db: AccountDb, token: NewOneTimeToken, now: Date) => {
  await killOneTimeTokens(db, token.userId, [token.purpose], now);
  await db.sql`insert into one_time_token (id, purpose, hash, user_id, payload, expires_at)
    values (${newId()}, ${token.purpose}, ${token.hash}, ${token.userId}, ${db.sql.json(token.payload ?? {})}, ${token.expiresAt})`;
};

export const killOneTimeTokens = async (
  { sql }: AccountDb,
  userId: UserId,
  purposes: readonly Purpose[],
  now: Date,
) => {
  await sql`update one_time_token set used_at = ${now} where user_id = ${userId} and purpose in ${sql(purposes)} and used_at is null`;
};

/** Looks without using. */
export const peekOneTimeToken = async (
  { sql }: AccountDb,
  hash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<OneTimeToken | undefined> => {
  const [token] = await sql<OneTimeToken[]>`select id, purpose, user_id, payload from one_time_token
    where hash = ${hash} and purpose in ${sql(purposes)} and used_at is null and expires_at > ${now}`;
  return token;
};

/** Uses it up: of two at once, one gets it. */
export const useOneTimeToken = async (
  { sql }: AccountDb,
  hash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<OneTimeToken | undefined> => {
  const [token] = await sql<OneTimeToken[]>`update one_time_token set used_at = ${now}
    where hash = ${hash} and purpose in ${sql(purposes)} and used_at is null and expires_at > ${now} returning id, purpose, user_id, payload`;
  return token;
};

/** True when the other half of a change of address was confirmed too. */
export const otherHalfConfirmed = async ({ sql }: AccountDb, token: OneTimeToken): Promise<boolean> => {
  const [other] = await sql`select 1 from one_time_token
    where user_id = ${token.userId} and id <> ${token.id} and payload ->> 'pair' = ${token.payload.pair ?? ''} and payload ->> 'confirmed' = 'yes'`;
  return other !== undefined;
};

export const markConfirmed = async ({ sql }: AccountDb, token: OneTimeToken) => {
  await sql`update one_time_token set payload = payload || '{"confirmed": "yes"}' where id = ${token.id}`;
};
