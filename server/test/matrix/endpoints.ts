import { contract } from '@archway/contract';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import type * as z from 'zod';
import { refusalsOf } from '../../src/platform/http/docs/openapi-problems.ts';
import type { Answer, Browser } from '../browser.ts';

export type Endpoint = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly meta: EndpointMeta;
  readonly input: z.ZodObject | undefined;
  readonly output: z.ZodType | undefined;
};

/** Every endpoint of the contract, by its name. One that is added there is walked here, by every matrix. */
export const endpoints: readonly Endpoint[] = Object.entries(contract).flatMap(([slice, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { route, meta, inputSchema, outputSchema } = procedure['~orpc'];
    return {
      name: `${slice}.${name}`,
      method: route.method ?? 'POST',
      path: route.path ?? '/',
      status: route.successStatus ?? 200,
      meta: meta as EndpointMeta, // declarations.test.ts holds that all of it is declared
      input: inputSchema as z.ZodObject | undefined, // the contract's inputs are objects
      output: outputSchema as z.ZodType | undefined, // the contract's schemas are zod's
    };
  }),
);

/** A part of the contract: `items`, `members`… */
export type Part = keyof typeof contract;

/** The endpoints as rows for `test.each`, so that each is a test of its own. */
export const rows = (wanted: (endpoint: Endpoint) => boolean = () => true) =>
  endpoints.filter(wanted).map((endpoint) => [endpoint.name, endpoint] as const);

/** The same of some parts of the contract only. */
export const rowsOf =
  (parts: readonly Part[]): typeof rows =>
  (wanted = () => true) =>
    rows((endpoint) => parts.some((part) => endpoint.name.startsWith(`${part}.`)) && wanted(endpoint));

/** What a matrix walks. */
export type Rows = ReturnType<typeof rowsOf>;

export type Input = Readonly<Record<string, unknown>>;

/** Calls an endpoint as the web app would: names of the path into the path, the rest into query or body, a file into a form. */
export const call = (
  browser: Browser,
  endpoint: Endpoint,
  input: Input = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const rest = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const isQuery = endpoint.method === 'GET';
  const query = isQuery ? queryOf(rest) : '';
  const hasBody = !isQuery && Object.keys(rest).length > 0;
  const body = Object.values(rest).some((value) => value instanceof File) ? formOf(rest) : rest;
  return described(
    endpoint,
    browser.request(endpoint.method, `/api${path}${query}`, hasBody ? body : undefined, headers),
  );
};

/** Told before it is known which endpoint is meant: too slow, or too long an address. They stand under `default`. */
const ofAnyConnection = [408, 431];

/** Whatever an endpoint refuses with stands in the OpenAPI document. */
const described = async (endpoint: Endpoint, answered: Promise<Answer>) => {
  const answer = await answered;
  const listed = refusalsOf({ ...endpoint, takes: Object.keys(endpoint.input?.shape ?? {}) });
  if (answer.status >= 400 && ![...listed, ...ofAnyConnection].includes(answer.status))
    throw new Error(`${endpoint.name} answered ${answer.status}, which openapi-problems.ts does not list.`);
  return answer;
};

const formOf = (values: Input) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
};

export const pathNames = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const queryOf = (values: Input) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) append(query, name, value);
  return query.size > 0 ? `?${query}` : '';
};

const append = (query: URLSearchParams, name: string, value: unknown) => {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null) query.append(name, String(value));
  else for (const [key, inner] of Object.entries(value)) append(query, `${name}[${key}]`, inner);
};
