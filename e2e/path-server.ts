import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { test as base } from './fixtures.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** What a proxy does with the path below which Archway stands, before it passes a request on. */
type ProxyKind = 'leaves the path on' | 'takes the path off';

export interface PathServer extends RunningServer {
  /** From now on its proxy is one of this kind. */
  become(kind: ProxyKind): void;
}

const path = '/archway';
/** What a company has at the same host. */
const otherApp = '<!doctype html><title>Company</title><link rel="icon" href="data:,"><h1>Company</h1>';

/** The real server below a path of a host that has another app at `/`. */
const startPathServer = async (): Promise<PathServer> => {
  let kind: ProxyKind = 'leaves the path on';
  let to = '';
  const proxy = createServer((incoming, answer) => {
    const url = incoming.url ?? '/';
    if (url === '/') return answer.writeHead(200, { 'content-type': 'text/html' }).end(otherApp);
    if (url !== path && !url.startsWith(`${path}/`)) return answer.writeHead(404).end();
    pass(incoming, answer, new URL(kind === 'takes the path off' ? url.slice(path.length) || '/' : url, to));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}${path}`;
  const real = await startServer({ PUBLIC_URL: url });
  to = real.url;
  return {
    url,
    log: real.log,
    become: (wanted) => {
      kind = wanted;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await real.stop();
    },
  };
};

const pass = (incoming: IncomingMessage, answer: ServerResponse, to: URL) => {
  const onward = request(to, { method: incoming.method, headers: incoming.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 500, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
};

/** A server below a path, with a proxy before it. Addresses are written out: `/` is somebody else's. */
export const test = base.extend<object, { server: PathServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startPathServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
