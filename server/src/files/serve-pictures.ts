import { problem } from '@archway/contract/kernel/api/problem';
import { visitorOf } from '../platform/http/calls/known-caller.ts';
import type { HttpServer } from '../platform/http/server.ts';
import type { Services } from '../platform/services.ts';
import { type IsShownToHelper, readPicture } from './read-picture.ts';

/**
 * Shows pictures where a page can point at them. An <img> sends no header, so the token may also come as the cookie
 * that the web app keeps it in; nothing but looking is possible here.
 */
export const servePictures = (server: HttpServer, services: Services, isShownToHelper: IsShownToHelper) => {
  server.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    const header = request.headers['x-access-token'];
    const token = typeof header === 'string' ? header : request.cookies['accessToken'];
    const shown = await readPicture(
      visitorOf(request, services),
      { ...request.params, token },
      isShownToHelper,
    );
    reply.headers(asPicture).header('etag', shown.etag);
    if (request.headers['if-none-match'] === shown.etag) return reply.code(304).send();
    const content = await services.fileStorage.get(shown.folder, shown.file);
    if (!content) {
      request.log.error(
        { folder: shown.folder, file: shown.file },
        'a file is missing from the file storage',
      );
      throw problem('not_found', 'There is no such picture.');
    }
    return reply.type('image/webp').send(content);
  });
};

/** It stays the same for ever under its address, and it is nothing but a picture, whatever stands in it. */
const asPicture = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
