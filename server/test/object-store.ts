import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Config } from '../src/config.ts';

export type Fault = 'none' | 'down' | 'failing' | 'silent' | 'half' | 'altered';

const bucket = 'pictures';

/** A real object store that speaks S3, behind a wire that can fail in the ways such wires do. */
export const startObjectStore = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'archway-store-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();
  const state = { fault: 'none' as Fault, calls: 0 };
  const wire = createServer((near, answer) => {
    state.calls += 1;
    passOn(near, answer, port, state.fault);
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`; // it listens on a port

  return {
    state,
    config: {
      FILES_S3_BUCKET: bucket,
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_REGION: 'us-east-1',
      FILES_S3_ACCESS_KEY: 'S3RVER',
      FILES_S3_SECRET_KEY: 'S3RVER',
    } satisfies Partial<Config>,
    close: async () => {
      wire.closeAllConnections();
      wire.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

const passOn = (near: IncomingMessage, answer: ServerResponse, port: number, fault: Fault) => {
  if (fault === 'silent') return;
  if (fault === 'down') return void near.socket.destroy();
  if (fault === 'failing') return void answer.writeHead(500).end();
  const far = request(
    { host: '127.0.0.1', port, method: near.method, path: near.url, headers: near.headers },
    (given) => {
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () => {
        const body = Buffer.concat(chunks);
        answer.writeHead(given.statusCode ?? 500, given.headers);
        if (near.method !== 'GET' || fault === 'none') return answer.end(body);
        if (fault === 'altered') return answer.end(body.map((byte) => byte ^ 1));
        answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
      });
    },
  );
  far.on('error', () => answer.destroy());
  near.pipe(far);
};
