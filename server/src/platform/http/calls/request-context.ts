import type { Ability } from '@archway/contract/kernel/access/build-ability';
import type { MembershipId, MoveId, OrgId, SessionId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb, OrgDb } from '../../db/db.ts';
import type { Query } from '../../db/pool.ts';
import type { Services } from '../../services.ts';
import type { StreamedFile } from '../bodies/streamed-file.ts';

/** What is known of a request before anybody looked at who sends it. */
export type RequestContext = {
  readonly services: Services;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly pathname: string;
  readonly accessToken: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The language the visitor's browser asks for, for mails to people whose choice is not known. */
  readonly language: Language;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** Tells the page which slices of the contract its call makes old. */
  tellInvalidated(slices: readonly string[]): void;
  /** Set when the call failed: the server's one error handler answers for it. */
  failure?: unknown;
  /** Set when the answer is JSON that PostgreSQL wrote. */
  rawAnswer?: { readonly status: number; readonly text: string };
  /** Set when the answer is a file to keep. */
  fileAnswer?: File | StreamedFile;
};

/** The signed-in person behind a request, as the database knows them at this moment. */
export type Person = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly orgId: OrgId | null;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly locale: Language | null;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
};

/** A person acting inside an organization. */
export type Actor = Person & {
  readonly orgId: OrgId;
  readonly membershipId: MembershipId;
  readonly role: string;
  readonly ability: Ability;
  /** Set of a helper: the one move that they may see and record on. Null of a member. */
  readonly helping: MoveId | null;
  /** Set of a helper whose link is over: they only send what they recorded before. */
  readonly helpEndedAt: string | null;
};

/** A person whose session is live and who may make this call; the actor if they act inside an organization. */
export type KnownCaller = { readonly person: Person; readonly actor: Actor | null };

/** Reads one row by one statement, which also finds out who calls: the quickest way to answer a member. */
export type RunQuery = <Row extends object>(
  query: (db: OrgDb) => Query<Row>,
) => Promise<{ readonly answer: Row | undefined; readonly actor: Actor }>;

/**
 * What the front door hands on: nothing for anyone, else a transaction and who calls. A read may be under way while
 * `known` is still being found out; it is answered only after.
 */
export type Caller =
  | { readonly kind: 'anyone' }
  | {
      readonly kind: 'person';
      /** The organization of the token, to which the transaction is bound. */
      readonly orgId: OrgId | null;
      inside<Result>(
        work: (db: AccountDb, known: Promise<KnownCaller>) => PromiseLike<Result> | Result,
      ): Promise<Result>;
      /** Of a read. */
      readonly runQuery?: RunQuery;
    }
  | {
      /** Somebody whose file has been read, outside of any transaction. */
      readonly kind: 'uploader';
      readonly actor: Actor;
      change<Output>(work: (db: OrgDb, actor: Actor) => Promise<Output>): Promise<Output>;
    };
