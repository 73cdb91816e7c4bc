import { contract } from '@archway/contract';
import type { EndpointMeta } from '@archway/contract/kernel/endpoint';
import { ProblemBody, problemStatus } from '@archway/contract/kernel/problem';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';

/** The OpenAPI 3.1 document, made once from the contract itself. */
export const openApiDocument = async (publicUrl: string) => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Archway',
      version: '1',
      description: 'Where every piece is, whose it is on these dates, in what condition, and who said so.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
      schemas: { Problem: z.toJSONSchema(ProblemBody, { io: 'output' }) as object }, // a JSON schema; the types of the two libraries differ
    },
  });
  for (const { operation, meta } of declaredOperations(document)) {
    Object.assign(operation, {
      security: meta.access === 'anyone' ? [] : [{ accessToken: [] }],
      'x-permission': meta.access,
      'x-change': meta.change,
      'x-limit': meta.limit,
      responses: { ...operation.responses, default: problemAnswer },
    });
    if (meta.answersFile) Object.assign(operation.responses ?? {}, { 200: fileAnswer(meta.answersFile) });
    // A file travels in a form; the generator offers JSON beside it.
    if (meta.largestFile !== undefined) delete operation.requestBody?.content?.['application/json'];
  }
  return document;
};

const problemAnswer = {
  description: `A problem (RFC 9457) with one of the codes ${Object.keys(problemStatus).join(', ')}`,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const fileAnswer = (types: readonly string[]) => ({
  description: 'A file to keep',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

type Operation = {
  responses?: Record<string, unknown>;
  requestBody?: { content?: Record<string, unknown> };
};
type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

const declaredOperations = (document: Document) =>
  Object.values(contract).flatMap((slice) =>
    Object.values(slice).map((procedure) => {
      const { route, meta } = procedure['~orpc'];
      const operations = document.paths?.[route.path ?? ''] as Record<string, Operation> | undefined; // keyed by method
      return {
        operation: operations?.[(route.method ?? 'POST').toLowerCase()] ?? {},
        meta: meta as EndpointMeta,
      }; // a test holds that every endpoint declares all of it
    }),
  );
