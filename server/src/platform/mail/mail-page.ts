import { problem } from '@archway/contract/kernel/api/problem';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../db/db.ts';
import type { HttpServer } from '../http/server.ts';
import { basePathOf } from '../http/web/base-path.ts';
import { cameThroughProxy, isLocalName, isLoopback } from './mail-page-rules.ts';
import { type KeptMail, keptMails } from './mail-store.ts';

/** Without a mail server, whoever runs Archway on their own machine reads its mails here. Never served otherwise. */
export const serveMailPage = (server: HttpServer, side: Db, config: Pick<Config, 'PUBLIC_URL'>) => {
  server.get('/dev/mail', async (request, reply) => {
    requireThisMachine(request);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(await side.transaction(keptMails), basePathOf(config)));
  });
  server.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    requireThisMachine(request);
    const mail = (await side.transaction(keptMails)).find(({ id }) => id === request.params.id);
    if (!mail) throw problem('not_found', 'There is no such email.');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html);
  });
};

/**
 * Asked from this machine, under its own name, and not through anything that passes calls on: a site whose name was made to
 * lead here is not that, nor is a proxy that runs beside us. Judged by the connection itself, whichever proxies are trusted.
 */
const requireThisMachine = ({ socket, headers }: FastifyRequest) => {
  const hostname = (headers.host ?? '').replace(/:\d+$/, '');
  if (!isLoopback(socket.remoteAddress) || !isLocalName(hostname) || cameThroughProxy(headers))
    throw problem('not_found', 'There is no such page.');
};

const pageOf = (mails: readonly KeptMail[], base: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="${base}favicon.svg"><title>Mails | Archway</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2b2422;background:#fbf8f6}
article{background:#fff;border:1px solid #e3dad6;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.05rem;margin:0}
p{margin:.25rem 0;color:#5b514d}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}a{color:#8a5143}</style></head>
<body><main><h1>Mails</h1><p>No mail server is configured, so mails stay here. Set SMTP_URL to send them.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map((mail) => entry(mail, base)).join('\n')}</main></body></html>`;

const entry = (mail: KeptMail, base: string) => `<article><h2><bdi>${escapeText(mail.subject)}</bdi></h2>
<p>To <bdi>${escapeText(mail.to)}</bdi> · <time>${escapeText(mail.createdAt)}</time> · <a href="${base}dev/mail/${mail.id}">as HTML</a></p>
<pre dir="auto">${linked(escapeText(mail.text ?? ''))}</pre></article>`;

const linked = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
