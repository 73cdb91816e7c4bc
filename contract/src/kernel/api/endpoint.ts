import { oc } from '@orpc/contract';
import type { Action, Subject } from '../access/ability.ts';
import type { Tag } from './tags.ts';

/** Who may call: anyone; a signed-in person about their own account; a member whose role allows it in the token's organization. */
export type Access = 'anyone' | 'account' | { readonly action: Action; readonly subject: Subject };

/** How often: each name is a budget in the server's `platform/http/load/limits.ts`. */
export type LimitName =
  | 'sign-in'
  | 'sign-up'
  | 'found'
  | 'send-mail'
  | 'link'
  | 'refresh'
  | 'read'
  | 'change';

/** A thing and what was done to it. */
type Named = `${string}.${string}`;

export type EndpointMeta = {
  readonly access: Access;
  /**
   * The action written to the audit log, `vendor.created`, or false for an endpoint that changes nothing. All of them together
   * are the closed list `ChangeAction` of `changes.ts`, where a thing that is new has its line.
   */
  readonly change: Named | false;
  /** Changes of other endpoints that this one makes in the same transaction; each that is made has an entry of its own. */
  readonly also?: readonly Named[];
  /** The parts of the contract whose reads it makes old, where those are others than a change of its thing does (`changes.ts`). */
  readonly invalidates?: readonly string[];
  /** Fields of the input that the use case reads part by part: a part that cannot be kept fails no other. */
  readonly readsItself?: readonly string[];
  /**
   * A field of the input: calls of a member that name the same there go one after the other, and those of an organization a
   * few at once. Whoever waits takes no connection to the database.
   */
  readonly inTurn?: string;
  readonly limit: LimitName;
  /** A change that spends money, writes to other people or could lock the owner of an address out needs an activated one. */
  readonly needsVerifiedEmail?: true;
  /** Takes a form with a file of at most so many bytes. Every other endpoint takes JSON only. */
  readonly largestFile?: number;
  /**
   * Whether helpers of a move may call it, who may call nothing else: by the field of the input that names their own move, or
   * `true` where all that it does is theirs anyway.
   */
  readonly ofHelper?: string | true;
  /** Whether they may call it for some days after their link was over, about what they did before. */
  readonly afterHelp?: true;
  /** Answers a file to keep, of one of these types. Every other endpoint answers JSON. */
  readonly answersFile?: readonly string[];
};

type Declaration = EndpointMeta & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: Tag;
  readonly successStatus?: 200 | 201 | 202;
};

/**
 * What the server hands the use case of an endpoint, by what the endpoint declares: a visit of somebody unknown, a person
 * and their account, rows to read, a change in its transaction, or a file that comes or goes outside of one.
 */
export type EndpointType = 'visit' | 'account' | 'read' | 'change' | 'file';

type TypeOf<Declared> = Declared extends { access: 'anyone' }
  ? 'visit'
  : Declared extends { access: 'account' }
    ? 'account'
    : Declared extends { largestFile: number } | { answersFile: readonly string[] }
      ? 'file'
      : Declared extends { change: false }
        ? 'read'
        : 'change';

export const endpointTypeOf = ({ access, change, largestFile, answersFile }: EndpointMeta): EndpointType => {
  if (access === 'anyone') return 'visit';
  if (access === 'account') return 'account';
  if (largestFile !== undefined || answersFile) return 'file';
  return change ? 'change' : 'read';
};

/** The names as they were written, so that other names are none. */
type Names<Declared extends Declaration> = {
  readonly change: Declared['change'];
  readonly also?: Declared extends { also: infer Also } ? Also : never;
  readonly invalidates?: Declared extends { invalidates: infer Parts } ? Parts : never;
};

/** Every endpoint declares, beside its schemas, who may call it, what it changes and how often. */
export const endpoint = <const Declared extends Declaration>(declared: Declared) => {
  const { method, path, summary, tag, successStatus, ...meta } = declared;
  return oc
    .$meta<Omit<EndpointMeta, 'invalidates'> & Names<Declared> & { readonly type: TypeOf<Declared> }>({
      ...(meta as EndpointMeta & Names<Declared>), // what is left of what was declared
      type: endpointTypeOf(meta) as TypeOf<Declared>, // the same choice twice, for the compiler and for the server
    })
    .route({ method, path, summary, tags: [tag], ...(successStatus ? { successStatus } : {}) });
};
