import { oc } from '@orpc/contract';
import type { Action, Subject } from './ability.ts';

/** Who may call: anyone; a signed-in person about their own account; a member whose role allows it in the token's organization. */
export type Access = 'anyone' | 'account' | { readonly action: Action; readonly subject: Subject };

/** How often: each name is a budget in the server's `platform/http/limits`. */
export type LimitName =
  | 'sign-in'
  | 'sign-up'
  | 'found'
  | 'send-mail'
  | 'link'
  | 'refresh'
  | 'read'
  | 'change';

export type EndpointMeta = {
  readonly access: Access;
  /** The action written to the audit log, or false for an endpoint that changes nothing. */
  readonly change: string | false;
  readonly limit: LimitName;
  /** A change that spends money, writes to other people or could lock the owner of an address out needs an activated one. */
  readonly needsVerifiedEmail?: true;
  /** Takes a form with a file of at most so many bytes. Every other endpoint takes JSON only. */
  readonly largestFile?: number;
  /** Answers a file to keep, of one of these types. Every other endpoint answers JSON. */
  readonly answersFile?: readonly string[];
};

type Declaration = EndpointMeta & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly successStatus?: 200 | 201 | 202;
};

/** Every endpoint declares, beside its schemas, who may call it, what it changes and how often. */
export const endpoint = ({ method, path, summary, tag, successStatus, ...meta }: Declaration) =>
  base.meta(meta).route({ method, path, summary, tags: [tag], ...(successStatus ? { successStatus } : {}) });

// The initial meta is deliberately empty: an endpoint made without `endpoint()` declares nothing, and a test fails for it.
const base = oc.$meta<Partial<EndpointMeta>>({});
