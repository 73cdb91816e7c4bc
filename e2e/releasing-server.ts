import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type RunningServer, startServer } from './running-server.ts';

export interface ReleasingServer extends RunningServer {
  /** From now on pages and the worker are of another build: the same files under another version. */
  release(version: string): void;
  /** From now on the worker is what this text says, and pages are told to have none. */
  switchOff(farewell: string): void;
  /** As it was before. */
  reset(): void;
}

/** The real server behind one that changes what a new release or a switch would change. */
export const startReleasingServer = async (): Promise<ReleasingServer> => {
  const real = await startServer();
  const { version: built } = await builtVersion(real.url);
  let changed = (_path: string, text: string) => text;
  const proxy = createServer((incoming, answer) =>
    pass({ to: real.url, incoming, answer, change: () => changed }),
  );
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    log: real.log,
    release: (version) => {
      changed = (_path, text) => text.replaceAll(built, version);
    },
    switchOff: (farewell) => {
      changed = (path, text) =>
        path === '/service-worker.js'
          ? farewell
          : text.replace('&quot;serviceWorker&quot;:true', '&quot;serviceWorker&quot;:false');
    },
    reset: () => {
      changed = (_path, text) => text;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await real.stop();
    },
  };
};

const builtVersion = async (url: string) => {
  const html = await (await fetch(`${url}/login`)).text();
  const [, version = ''] = /<meta name="archway-version" content="(\w+)"/.exec(html) ?? [];
  return { version };
};

type Passing = {
  readonly to: string;
  readonly incoming: IncomingMessage;
  readonly answer: ServerResponse;
  readonly change: () => (path: string, text: string) => string;
};

const pass = ({ to, incoming, answer, change }: Passing) => {
  const path = (incoming.url ?? '').replace(/\?.*$/, '');
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request(new URL(incoming.url ?? '/', to), { method: incoming.method, headers }, (got) => {
    const isText =
      path === '/service-worker.js' || String(got.headers['content-type']).startsWith('text/html');
    if (!isText) {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    got.on('data', (part: Buffer) => parts.push(part));
    got.on('end', () => {
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 500, kept);
      answer.end(change()(path, Buffer.concat(parts).toString()));
    });
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
};
