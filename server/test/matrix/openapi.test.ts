import { ProblemBody, problemCodes } from '@archway/contract/kernel/api/problem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { call, endpoints, pathNames, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { makeWorld, type World } from './world.ts';

const app = useTestApp();
let world: World;
let document: Document;
beforeAll(async () => {
  world = await makeWorld(app);
  document = (await app.browser().request('GET', '/api/openapi.json')).body;
});
beforeEach(() => app.forgetLimits());

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: object; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
  'x-permission': unknown;
  'x-change': unknown;
};
type Document = {
  openapi: string;
  info: { title: string; version: string; license: object };
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, unknown>;
    securitySchemes: object;
    responses: Record<string, { description: string; content: object }>;
  };
};

test('the document is OpenAPI 3.1, at the public address', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info.title).toBe('Archway');
  expect(document.servers).toEqual([{ url: 'https://archway.example/api' }]);
  expect(document.components.securitySchemes).toEqual({
    accessToken: { type: 'apiKey', in: 'header', name: 'x-access-token', description: expect.any(String) },
  });
  expect(document.info.license).toEqual({ name: 'Apache License 2.0', identifier: 'Apache-2.0' });
});

test('every section is described, and every answer that refuses is a problem', () => {
  const used = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.tags),
  );
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
  for (const { description } of document.tags) expect(description.length).toBeGreaterThan(10);
  for (const [name, { content }] of Object.entries(document.components.responses))
    expect([name, content]).toEqual([
      name,
      { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    ]);
});

test('it holds every endpoint and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(endpoints.length);
});

test.each(rows())(
  '%s is described with who may call it, what it takes and what it answers',
  (_name, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${endpoint.name} is missing`);
    expect(operation.security).toEqual(endpoint.meta.access === 'anyone' ? [] : [{ accessToken: [] }]);
    expect([operation['x-permission'], operation['x-change']]).toEqual([
      endpoint.meta.access,
      endpoint.meta.change,
    ]);
    expect(operation.summary.length).toBeGreaterThan(3);
    const parameters = operation.parameters ?? [];
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
      pathNames(endpoint),
    );
    expect(parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([]);
    const named = Object.keys(endpoint.input?.shape ?? {}).filter(
      (name) => !pathNames(endpoint).includes(name),
    );
    if (endpoint.method === 'GET')
      expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(named);
    else if (named.length > 0) {
      const type = endpoint.meta.largestFile === undefined ? 'application/json' : 'multipart/form-data';
      const { content = {} } = operation.requestBody ?? {};
      expect(Object.keys(content)).toEqual([type]);
      expect(Object.keys(content[type]?.schema.properties ?? {})).toEqual(named);
    }
    const refusals = Object.keys(operation.responses).filter((status) => status !== String(endpoint.status));
    const isChange = endpoint.meta.change !== false;
    expect(refusals).toEqual(
      expect.arrayContaining([
        ...['400', '429', '500', '503', 'default'],
        ...(endpoint.meta.access === 'anyone' ? [] : ['401', '403']),
        ...(pathNames(endpoint).length > 0 ? ['404'] : []),
        ...(isChange ? ['409', '422'] : []),
        ...(pathNames(endpoint).includes('token') ? ['410'] : []),
        ...(operation.requestBody ? ['413', '415', '422'] : []),
        ...(endpoint.input ? ['422'] : []),
        ...(endpoint.meta.largestFile === undefined ? [] : ['507']),
      ]),
    );
    for (const status of refusals.filter((one) => one !== 'default'))
      expect(operation.responses[status]).toEqual({ $ref: `#/components/responses/Problem${status}` });
    const keys = parameters.filter((one) => one.$ref === '#/components/parameters/IdempotencyKey');
    expect(keys).toHaveLength(isChange && endpoint.meta.access !== 'anyone' ? 1 : 0);
    const answered = operation.responses[String(endpoint.status)]?.content ?? {};
    expect(Object.keys(answered)).toEqual(endpoint.meta.answersFile ?? ['application/json']);
    for (const { schema } of Object.values(answered)) expect(schema).toBeDefined();
    expect(operation.responses.default?.content?.['application/problem+json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
  },
);

test('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const target = reference
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document); // walking down an unknown document
    expect([reference, typeof target]).toEqual([reference, 'object']);
  }
});

test.each(rows())('%s answers exactly what it declares, no field more', async (_name, endpoint) => {
  const person = await world.person('owner');
  const answer = await call(person, endpoint, await exampleOf(endpoint)(world, person));
  expect(answer.status).toBe(endpoint.status);
  if (endpoint.meta.answersFile) {
    expect(endpoint.meta.answersFile).toContain(answer.headers.get('content-type'));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%!~-]+$/,
    );
    return;
  }
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(endpoint.output?.parse(answer.body)).toStrictEqual(answer.body);
});

test('lists with rows in them answer exactly what they declare', async () => {
  const person = await world.person('owner');
  await call(person, named('roles.create'), await exampleOf(named('roles.create'))(world, person));
  for (const name of [
    'members.list',
    'invitations.list',
    'audit.list',
    'roles.list',
    'storage.list',
    'account.sessions',
  ]) {
    const endpoint = named(name);
    const { body } = await call(person, endpoint);
    expect([name, body.rows.length > 0]).toEqual([name, true]);
    expect(endpoint.output?.parse(body)).toStrictEqual(body);
  }
});

test.each(rows(({ meta }) => meta.access !== 'anyone'))(
  '%s refuses with a problem of the closed list',
  async (_name, endpoint) => {
    const { status, body, headers } = await call(
      app.browser(),
      endpoint,
      Object.fromEntries(pathNames(endpoint).map((name) => [name, 'x'])),
    );
    expect(status).toBe(401);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(problemCodes).toContain(ProblemBody.parse(body).code);
  },
);

test('the reference page shows every endpoint and every problem, without a script', async () => {
  const page = await app.browser().request('GET', '/api/docs');
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  for (const { path, method } of endpoints)
    expect(page.text).toContain(`${method}</code> <code>${path}</code>`);
  for (const code of problemCodes) expect(page.text).toContain(`id="problem-${code}"`);
  expect(page.text).not.toMatch(/<script|https?:\/\/(?!archway\.example)/i);
});

const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!;
