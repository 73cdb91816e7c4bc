import { problem } from '@archway/contract/kernel/api/problem';
import { visitorOf } from '../../platform/http/calls/known-caller.ts';
import type { HttpServer } from '../../platform/http/server.ts';
import type { Services } from '../../platform/services.ts';
import type { EntriesOf } from './calendar-entry.ts';
import { readCalendar } from './read-calendar.ts';

const ending = '.ics';

/** Shows calendars to whoever knows their secret link: calendar programs send no token, and nothing but looking is possible here. */
export const serveCalendars = (server: HttpServer, services: Services, movesOf: EntriesOf) => {
  server.get<{ Params: { file: string } }>('/api/calendars/:file', async (request, reply) => {
    const { file } = request.params;
    if (!file.endsWith(ending)) throw problem('not_found', 'There is no such calendar.');
    const secret = file.slice(0, -ending.length);
    const { etag, write } = await readCalendar(visitorOf(request, services), secret, movesOf);
    reply.headers(asCalendar).header('etag', etag);
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(await write());
  });
};

/** Kept by nobody but the program that reads it, and asked for again each time: a link can be revoked. */
const asCalendar = {
  'cache-control': 'private, no-cache',
  'content-disposition': 'attachment; filename="archway.ics"',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-robots-tag': 'noindex',
};
