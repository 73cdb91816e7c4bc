import type { ChangeAction } from '@archway/contract/changes';
import type { EndpointMeta, EndpointType } from '@archway/contract/kernel/api/endpoint';
import type { AnySchema, ErrorMap, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { ProcedureImplementer } from '@orpc/server';
import { record, recordWith } from '../../audit/record.ts';
import { asOrgDb, type OrgDb } from '../../db/db.ts';
import type { StreamedFile } from '../bodies/streamed-file.ts';
import { notMember, requireActor, undeclared } from './call.ts';
import type { OneRow } from './one-row.ts';
import type { RawJson } from './raw-json.ts';
import type { Actor, Caller, RequestContext } from './request-context.ts';
import type { Contexts } from './use-case-context.ts';

type Entered = RequestContext & { readonly caller: Caller };

/** Only what the contract's endpoints declare can be made: a name that none does is no action. */
type Meta<Type extends EndpointType = EndpointType> = Omit<EndpointMeta, 'change' | 'also'> & {
  readonly type: Type;
  readonly change: ChangeAction | false;
  readonly also?: readonly ChangeAction[];
};

type Served<
  Input extends AnySchema,
  Output extends AnySchema,
  Errors extends ErrorMap,
  Declared extends Meta,
> = ProcedureImplementer<RequestContext, Entered, Input, Output, Errors, Declared>;

/** What a use case answers: the contract's shape, the same as JSON that PostgreSQL wrote, or a file that is still being made. */
type Answer<Output> = Output | RawJson<Output> | (Output extends File ? StreamedFile : never);

/** A use case takes its context and the input; a read of one row may leave its statement to the door. */
type UseCase<Type extends EndpointType, Input, Result> =
  | ((context: Contexts[Type], input: Input) => Promise<Result> | Result)
  | (Type extends 'read' ? OneRow<Input, Result> : never);

/**
 * One line of `routes.ts`: an endpoint, and the use case that answers it. What the use case is handed follows from what the
 * endpoint declares.
 */
export const serve = <
  Input extends AnySchema,
  Output extends AnySchema,
  Errors extends ErrorMap,
  Declared extends Meta,
>(
  endpoint: Served<Input, Output, Errors, Declared>,
  useCase: UseCase<Declared['type'], InferSchemaOutput<Input>, Answer<InferSchemaInput<Output>>>,
) => {
  const { type, change, also }: Declared = endpoint['~orpc'].meta;
  return endpoint.handler(({ context, input }) =>
    asAnswer<InferSchemaInput<Output>>(
      typeof useCase === 'function'
        ? enterAs<Declared['type']>(type, context, { change, also }, async (given) => useCase(given, input))
        : useCase.answerBy(rowsFor(context.caller), input),
    ),
  );
};

/** The door lets JSON and files that are already written pass the check of the contract's shape. */
const asAnswer = <Output>(answer: Promise<unknown>) => answer as Promise<Output>;

type Use<Type extends EndpointType> = (context: Contexts[Type]) => Promise<unknown>;
type Changes = Pick<Meta, 'change' | 'also'>;
type Enter<Type extends EndpointType> = (
  context: Entered,
  changes: Changes,
  use: Use<Type>,
) => Promise<unknown>;

const enter: { readonly [Type in EndpointType]: Enter<Type> } = {
  visit: (context, _changes, use) => use({ ...outside(context), visit: context }),
  account: (context, _changes, use) => {
    const { orgId, inside } = personIn(context.caller);
    return inside(async (db, known) => {
      const { person, actor } = await known;
      const membership = actor && orgId ? { actor, db: asOrgDb(db, orgId) } : null;
      return use({ ...outside(context), db, person, membership });
    });
  },
  read: (context, _changes, use) => {
    const { orgId, inside } = memberIn(context.caller);
    return inside((db, known) =>
      use({ ...outside(context), db: asOrgDb(db, orgId), actor: unobserved(known.then(requireActor)) }),
    );
  },
  change: (context, changes, use) => {
    const { orgId, inside } = memberIn(context.caller);
    return inside(async (db, known) =>
      use(changing(context, changes, asOrgDb(db, orgId), requireActor(await known))),
    );
  },
  file: (context, changes, use) => {
    const { caller } = context;
    if (caller.kind !== 'uploader') throw undeclared();
    return use({
      ...outside(context),
      actor: caller.actor,
      change: (work) => caller.change((db, actor) => work(changing(context, changes, db, actor))),
    });
  },
};

/** The context that a type of endpoint has belongs to the use that was declared for it. */
const enterAs = <Type extends EndpointType>(
  type: Type,
  context: Entered,
  changes: Changes,
  use: Use<Type>,
): Promise<unknown> => enter[type](context, changes, use);

const changing = (
  context: RequestContext,
  { change: action, also = [] }: Changes,
  db: OrgDb,
  actor: Actor,
): Contexts['change'] => {
  if (!action) throw undeclared();
  return {
    ...outside(context),
    db,
    actor,
    record: (subject, details) => record(db, actor, action, subject, details),
    recordWith: (subject, details, change) => recordWith(db, actor, action, subject, details, change),
    nothingChanged: () => {
      db.entries.isUnchanged = true;
    },
    makingAlso: (other) => {
      if (!also.includes(other)) throw undeclared();
      // Its entry is counted apart, because the change that was called has exactly one; and it does not end the transaction.
      const apart = {
        ...db,
        entries: { ...db.entries, count: 0 },
        last: async (query) => query,
      } as OrgDb; // bound already
      return changing(context, { change: other }, apart, actor);
    },
  };
};

const outside = ({ services }: RequestContext) => ({ services, clock: services.clock });

const personIn = (caller: Caller) => {
  if (caller.kind !== 'person') throw undeclared();
  return caller;
};

const rowsFor = (caller: Caller) => {
  const { runQuery } = personIn(caller);
  if (!runQuery) throw undeclared();
  return runQuery;
};

const memberIn = (caller: Caller) => {
  const { orgId, inside } = personIn(caller);
  if (!orgId) throw notMember();
  return { orgId, inside };
};

/** A use case need not look at who reads; the front door does, and says so if they may not. */
const unobserved = <Value>(promise: Promise<Value>) => {
  promise.catch(() => {});
  return promise;
};
