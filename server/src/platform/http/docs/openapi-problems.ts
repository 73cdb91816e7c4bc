import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { problemCodes, problemStatus } from '@archway/contract/kernel/api/problem';

/** What an endpoint declares of itself, as far as it decides what can go wrong. */
export type Declared = {
  readonly method: string;
  readonly path: string;
  readonly meta: EndpointMeta;
  /** The names of what it takes. */
  readonly takes: readonly string[];
};

/** Every status an endpoint can refuse with, by what it declares. What can befall any connection stands under `default`. */
export const refusalsOf = (declared: Declared): number[] =>
  Object.entries(reasons)
    .filter(([, applies]) => applies(declared))
    .map(([status]) => Number(status));

const always = () => true;
const isChange = ({ meta }: Declared) => meta.change !== false;
const isKnown = ({ meta }: Declared) => meta.access !== 'anyone';
const takesBody = ({ method, path, takes }: Declared) =>
  method !== 'GET' && takes.some((name) => !path.includes(`{${name}}`));
const takesLink = ({ takes }: Declared) => takes.some((name) => name === 'token' || name === 'invitation');

const reasons: Readonly<Record<number, (declared: Declared) => boolean>> = {
  400: always,
  401: (declared) => isKnown(declared) || ['sign-in', 'refresh'].includes(declared.meta.limit),
  // A page of another site may change nothing, whoever asks for it.
  403: (declared) => isKnown(declared) || declared.method !== 'GET',
  // A page of a list that holds nothing is an empty page.
  404: (declared) =>
    (isKnown(declared) && !declared.takes.includes('page')) ||
    declared.path.includes('{') ||
    takesLink(declared),
  409: isChange,
  410: takesLink,
  413: takesBody,
  415: takesBody,
  422: (declared) => declared.takes.length > 0 || isChange(declared),
  429: always,
  500: always,
  503: always,
  507: ({ meta }) => meta.largestFile !== undefined,
};

const meanings: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'Nobody is signed in, or what was given to sign in is not right.',
  403: 'The caller may not do this.',
  404: 'It is not there, or not the caller’s.',
  409: 'Something changed in the meantime, or is in the way.',
  410: 'The link is used up or has expired.',
  413: 'The body is too large.',
  415: 'The body is of another type than this takes.',
  422: 'Fields are wrong; `errors` names each of them.',
  429: 'Too many requests. `Retry-After` says when to come back.',
  500: 'Something failed on the server.',
  503: 'The server cannot do this right now. `Retry-After` says when to come back.',
  507: 'There is no room left for files.',
};

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const codesOf = (status: number) => problemCodes.filter((code) => problemStatus[code] === status);
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
} as const;

/** One shared answer for each status, with the codes of the closed list that it can carry. */
export const problemResponses = Object.fromEntries(
  Object.entries(meanings).map(([status, meaning]) => [
    `Problem${status}`,
    {
      description: `${meaning} Codes: ${codesOf(Number(status)).join(', ')}.`,
      ...(status === '429' || status === '503' ? { headers: retryAfter } : {}),
      content: problemContent,
    },
  ]),
);

export const refusalsAsResponses = (declared: Declared) => ({
  ...Object.fromEntries(
    refusalsOf(declared).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
  ),
  default: {
    description: `A problem (RFC 9457) with one of the codes ${problemCodes.join(', ')}`,
    content: problemContent,
  },
});
