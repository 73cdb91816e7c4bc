import type { Rule } from '@archway/contract/kernel/access/ability';
import type { MembershipId, MoveId, OrgId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { AccessClaims } from '../../tokens/tokens.ts';
import { type AccountDb, type Db, type OrgDb, queriesOf } from '../db.ts';
import type { Query } from '../pool.ts';

/** Everything that decides what the caller may do at this moment. Nothing of it is taken from the token. */
export type Standing = HostRole & {
  readonly sessionLive: boolean;
  readonly userStatus: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userLocale: Language | null;
  readonly membershipId: MembershipId | null;
  readonly membershipStatus: string | null;
  readonly roleKey: string | null;
  readonly roleRules: Rule[] | null;
  /** Of a helper whose link is not revoked, nor over for long, made by somebody who is an active member: the one move they help with. */
  readonly helpedMoveId: MoveId | null;
  /** When it was over. */
  readonly helpEndedAt: string | null;
};

/** The role of whoever made a link for helpers; none of somebody who is no active member. */
export type HostRole = { readonly hostRoleKey: string | null; readonly hostRoleRules: Rule[] | null };

/** Binds the transaction to the token's organization and person, and reads their standing, in one round trip. */
export const openRequest = async (
  db: AccountDb,
  claims: AccessClaims,
  now: Date,
): Promise<Standing | undefined> => {
  const [standing] = await db.sql<
    Standing[]
  >`select * from open_request(${claims.sid}, ${claims.sub}, ${claims.org}, ${now})`;
  return standing;
};

/**
 * The same with a question that reads at most one row, all in one statement. The question depends on the session, so that
 * PostgreSQL binds the organization before it looks at the first row of it. Its columns have other names than those of
 * a standing.
 */
export const openAndQuery = async <Row extends object>(
  runQuery: Db['runQuery'],
  claims: AccessClaims & { readonly org: OrgId },
  now: Date,
  query: (db: OrgDb) => Query<Row>,
): Promise<{ standing: Standing; answer: Row | undefined } | undefined> => {
  const [row] = await runQuery(
    (sql) => sql<(Standing & { answered: true | null })[]>`
      select standing.*, answer.*
      from open_request(${claims.sid}, ${claims.sub}, ${claims.org}, ${now}) standing
      left join lateral (
        select true as answered, asked.* from (${query(queriesOf(sql, claims.org))}) asked where standing.session_live offset 0
      ) answer on true`,
  );
  return row && { standing: row, answer: row.answered ? (row as unknown as Row) : undefined }; // the query's columns stand beside
};
