import { contract } from '@archway/contract';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { ProblemBody } from '@archway/contract/kernel/api/problem';
import { tags } from '@archway/contract/kernel/api/tags';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';
import { problemResponses, refusalsAsResponses } from './openapi-problems.ts';

/** The OpenAPI 3.1 document, made once from the contract itself. */
export const openApiDocument = async (publicUrl: string) => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Archway',
      version: '1',
      description: 'Where every piece is, whose it is on these dates, in what condition, and who said so.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { accessToken },
      parameters: { IdempotencyKey: idempotencyKey },
      responses: problemResponses,
      schemas: { Problem: z.toJSONSchema(ProblemBody, { io: 'output' }) as object }, // a JSON schema; the types of the two libraries differ
    },
  });
  for (const { operation, declared } of declaredOperations(document)) {
    const { access, change, also, limit, answersFile, largestFile } = declared.meta;
    Object.assign(operation, {
      security: access === 'anyone' ? [] : [{ accessToken: [] }],
      'x-permission': access,
      'x-change': change,
      ...(also ? { 'x-also': also } : {}),
      'x-limit': limit,
      responses: { ...operation.responses, ...refusalsAsResponses(declared) },
    });
    // An answer to somebody unknown is kept for nobody.
    if (change && access !== 'anyone')
      operation.parameters = [
        ...(operation.parameters ?? []),
        { $ref: '#/components/parameters/IdempotencyKey' },
      ];
    if (answersFile) Object.assign(operation.responses ?? {}, { 200: fileAnswer(answersFile) });
    // A file travels in a form; the generator offers JSON beside it.
    if (largestFile !== undefined) delete operation.requestBody?.content?.['application/json'];
  }
  return document;
};

const accessToken = {
  type: 'apiKey',
  in: 'header',
  name: 'x-access-token',
  description:
    'The access token of a session, as signing in answers it. No call of this document takes a cookie; only photos and the stream of changes, for which a page can set no header, also read the token from the cookie `accessToken`.',
} as const;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One key for one change: repeated within a day, it gets the first answer again.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,100}$' },
} as const;

const fileAnswer = (types: readonly string[]) => ({
  description: 'A file to keep',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

type Operation = {
  parameters?: object[];
  responses?: Record<string, unknown>;
  requestBody?: { content?: Record<string, unknown> };
};
type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

const declaredOperations = (document: Document) =>
  Object.values(contract).flatMap((slice) =>
    Object.values(slice).map((procedure) => {
      const { route, meta, inputSchema } = procedure['~orpc'];
      const { method = 'POST', path = '' } = route;
      const operations = document.paths?.[path] as Record<string, Operation> | undefined; // keyed by method
      return {
        operation: operations?.[method.toLowerCase()] ?? {},
        declared: {
          method,
          path,
          meta: meta as EndpointMeta, // a test holds that every endpoint declares all of it
          takes: Object.keys((inputSchema as z.ZodObject | undefined)?.shape ?? {}), // the contract's inputs are objects
        },
      };
    }),
  );
