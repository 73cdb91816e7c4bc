import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { Last, Purpose, TransactionPool } from './connections/transaction-pool.ts';
import type { Pool, Query } from './pool.ts';

/** A transaction outside any organization: sees account tables, and no row of any tenant. */
export type AccountDb = { readonly sql: Pool; readonly entries: Entries; readonly last: Last };

/** A transaction bound to one organization. Stores accept nothing else for tenant tables: tenancy is a type. */
export type OrgDb = AccountDb & { readonly orgId: OrgId; readonly [bound]: true };

/** How many audit entries this transaction wrote (the front door insists on exactly one for the change that was called), and who is to be told of them. */
type Entries = {
  count: number;
  /** Everything that was sent had been done before: there is nothing to tell. */
  isUnchanged?: boolean;
  readonly toTell: string[];
};

/** The way in for code that runs before anyone is known, and for jobs. */
export type Db = {
  transaction<Result>(work: (db: AccountDb) => Promise<Result>, purpose?: Purpose): Promise<Result>;
  inOrg<Result>(orgId: OrgId, work: (db: OrgDb) => Promise<Result>): Promise<Result>;
  /** A single question outside of any transaction; it binds itself to its organization. */
  runQuery<Row extends object>(query: (sql: Pool) => Query<Row>): Promise<Row[]>;
};

declare const bound: unique symbol;

/** What a transaction wrote is told when it is kept, never before. */
export const makeDb = (pool: TransactionPool, tell: (changes: readonly string[]) => void = () => {}): Db => {
  const run = async <Result>(work: (db: AccountDb) => Promise<Result>, purpose?: Purpose) => {
    const entries: Entries = { count: 0, toTell: [] };
    const result = await pool.run((sql, last) => work({ sql, entries, last }), purpose);
    if (entries.toTell.length > 0) tell(entries.toTell);
    return result;
  };
  return {
    transaction: run,
    inOrg: (orgId, work) => run(async (db) => work(await bindOrg(db, orgId))),
    runQuery: pool.runQuery,
  };
};

/** Turns a transaction to one organization. Only this function, and the opening of a request, make an OrgDb. */
export const bindOrg = async (db: AccountDb, orgId: OrgId): Promise<OrgDb> => {
  await db.sql`select set_config('app.org', ${orgId}, true)`;
  return asOrgDb(db, orgId);
};

/** Lets a person see their own memberships in every organization. */
export const bindPerson = async (db: AccountDb, userId: UserId) => {
  await db.sql`select set_config('app.person', ${userId}, true)`;
};

/** For writing a query down that `openAndQuery` binds to this organization. */
export const queriesOf = (sql: Pool, orgId: OrgId): OrgDb =>
  asOrgDb({ sql, entries: { count: 0, toTell: [] }, last: async (query) => query }, orgId);

/** For a transaction whose setting is already made by `open_request`. */
export const asOrgDb = (db: AccountDb, orgId: OrgId): OrgDb => ({ ...db, orgId }) as OrgDb; // the brand exists in types only
