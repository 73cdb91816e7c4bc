import * as z from 'zod';

/**
 * The closed list of what can go wrong, with its HTTP status. 401: who are you; 403: you may not; 404: not there
 * or not yours; 409: the world moved; 410: that link is dead; 422: the input is wrong; 5xx: our fault.
 */
export const problemStatus = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  two_factor_required: 401,
  invalid_two_factor_code: 401,
  forbidden: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  stale_version: 409,
  illegal_transition: 409,
  last_owner: 409,
  already_member: 409,
  two_factor_unreadable: 409,
  in_use: 409,
  location_gone: 409,
  promised_elsewhere: 409,
  link_dead: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid_input: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]; // keys of a const object

/** `message` is English for whoever reads the answer; `key` (and `n`) let a screen say it in its own language. */
export const FieldError = z.object({
  field: z.string(),
  message: z.string(),
  key: z.string(),
  n: z.number().optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457, `application/problem+json`. */
export const ProblemBody = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string(),
  requestId: z.string().optional(),
  errors: z.array(FieldError).optional(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;

/** Thrown where the fact is known, by server code of every layer; the front door turns it into a ProblemBody. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: readonly FieldError[]; facts?: Record<string, unknown> } = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = more.errors;
    this.facts = more.facts ?? {};
  }

  get status() {
    return problemStatus[this.code];
  }
}

/** What a problem says of itself is not hidden by a fact of the same name. */
type Facts = Readonly<Record<string, unknown>> & { readonly [Own in keyof typeof ProblemBody.shape]?: never };

export const problem = (code: ProblemCode, detail: string, facts?: Facts) =>
  new Problem(code, detail, facts ? { facts } : {});
