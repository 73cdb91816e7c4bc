import type { Config } from '../../../config.ts';
import type { HttpServer } from '../server.ts';
import { basePathOf } from '../web/base-path.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** The API described by itself: the OpenAPI document, and a page that a person can read. Made on first use. */
export const serveDocs = (server: HttpServer, config: Config) => {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const made = () => {
    document ??= openApiDocument(config.PUBLIC_URL);
    return document;
  };
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await made()),
  );
  server.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(referencePage(await made(), basePathOf(config))),
  );
};
