import type { ChangeAction } from '@archway/contract/changes';
import type { EndpointType } from '@archway/contract/kernel/api/endpoint';
import type { Details, Recorded } from '../../audit/record.ts';
import type { Clock } from '../../clock.ts';
import type { AccountDb, OrgDb } from '../../db/db.ts';
import type { Query } from '../../db/pool.ts';
import type { Services } from '../../services.ts';
import type { Actor, Person, RequestContext } from './request-context.ts';

type Outside = { readonly services: Services; readonly clock: Clock };

/** Of somebody who need not be signed in: the use case opens its own transaction. */
export type VisitContext = Outside & { readonly visit: Visit };

/** What a use case may know of somebody who is not signed in. */
export type Visit = Pick<
  RequestContext,
  'ip' | 'userAgent' | 'requestId' | 'language' | 'cookies' | 'setCookie'
>;

/** Of a signed-in person about themselves; the membership in the organization of their token, if they have one. */
export type AccountContext = Outside & {
  readonly db: AccountDb;
  readonly person: Person;
  readonly membership: Membership | null;
};

type Membership = { readonly db: OrgDb; readonly actor: Actor };

/**
 * Of a member who reads. Who they are is found out together with the rows: only a use case that shows them differently
 * waits for it. Nothing is answered before it is known (decision 16).
 */
export type ReadContext = Outside & { readonly db: OrgDb; readonly actor: Promise<Actor> };

/** Of a member who changes something, in the transaction of the change. */
export type ChangeContext = Outside & {
  readonly db: OrgDb;
  readonly actor: Actor;
  /** Writes the one audit entry of the change; its action is the one the endpoint declares. */
  record(subject: Recorded, details?: Details): Promise<void>;
  /** The same together with the change itself, which is the last statement of the transaction and ends with `returning`. */
  recordWith<Row extends object>(
    subject: Recorded,
    details: Details,
    change: Query<Row>,
  ): Promise<Row | undefined>;
  /** For a call that leaves everything as it is: all of it was done before, or the rest is still to come. It has no entry. */
  nothingChanged(): void;
  /** For the use case of another endpoint whose change this one declares to make too: its entry stands beside the one of this change. */
  makingAlso(action: ChangeAction): ChangeContext;
};

/** Of a member who sends or takes a file: no transaction is open meanwhile, and `change` makes the one change there is. */
export type FileContext = Outside & {
  readonly actor: Actor;
  change<Output>(work: (context: ChangeContext) => Promise<Output>): Promise<Output>;
};

/** The context of each type of endpoint. */
export type Contexts = {
  readonly visit: VisitContext;
  readonly account: AccountContext;
  readonly read: ReadContext;
  readonly change: ChangeContext;
  readonly file: FileContext;
} & Record<EndpointType, Outside>;
