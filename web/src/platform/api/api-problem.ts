import type { FieldError, ProblemCode } from '@archway/contract/kernel/api/problem';

/** The server's codes, and two of our own for when it was not reached. */
export type ApiProblemCode = ProblemCode | 'offline' | 'unreachable';

/** Every way a call can fail, as screens see it. Words for a person come from `problems.<code>` in the ui words. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ApiProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The whole answer: problems may carry facts of their own. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: ApiProblemCode, detail: string, more: Partial<Omit<ApiProblem, 'code'>> = {}) {
    super(detail);
    this.code = code;
    this.status = more.status ?? 0;
    this.errors = more.errors ?? [];
    this.requestId = more.requestId;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.facts = more.facts ?? {};
  }
}

/** Reads `application/problem+json`; an answer of any other shape (a proxy's page, say) is told by its status. */
export const problemOf = async (response: Response): Promise<ApiProblem> => {
  const body = await response.json().then(asObject, () => ({}) as Record<string, unknown>);
  const code = typeof body['code'] === 'string' ? (body['code'] as ProblemCode) : codeOf(response.status); // a closed list
  const detail = typeof body['detail'] === 'string' ? body['detail'] : response.statusText;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiProblem(code, detail, {
    status: response.status,
    errors: Array.isArray(body['errors']) ? body['errors'] : [],
    requestId: typeof body['requestId'] === 'string' ? body['requestId'] : undefined,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    facts: body,
  });
};

/** The network's failure: offline when the device knows it, unreachable otherwise. An abort stays an abort. */
export const networkProblem = (error: unknown): unknown => {
  if (error instanceof ApiProblem || (error instanceof Error && error.name === 'AbortError')) return error;
  return navigator.onLine
    ? new ApiProblem('unreachable', 'The server did not answer.')
    : new ApiProblem('offline', 'This device is offline.');
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // JSON objects have string keys

const codeOf = (status: number): ProblemCode => {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 429) return 'too_many_requests';
  if (status >= 502 && status <= 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'bad_request';
};
