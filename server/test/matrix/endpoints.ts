import { contract } from '@archway/contract';
import type { EndpointMeta } from '@archway/contract/kernel/endpoint';
import type * as z from 'zod';
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

/** The endpoints as rows for `test.each`, so that each is a test of its own. */
export const rows = (wanted: (endpoint: Endpoint) => boolean = () => true) =>
  endpoints.filter(wanted).map((endpoint) => [endpoint.name, endpoint] as const);

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
  return browser.request(endpoint.method, `/api${path}${query}`, hasBody ? body : undefined, headers);
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
