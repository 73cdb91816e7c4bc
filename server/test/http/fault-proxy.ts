import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A wire to the database that can be cut, or go dead without a word. */
export const makeFaultProxy = async () => {
  const cluster = inject('cluster');
  const folder = mkdtempSync(join(tmpdir(), 'archway-wire-'));
  chmodSync(folder, 0o711);
  const name = `.s.PGSQL.${cluster.port}`;
  const pairs = new Set<[Socket, Socket]>();
  let state: 'well' | 'cut' | 'dead' = 'well';
  let refused = 0;

  const server = createServer((near) => {
    if (state === 'cut') {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(join(cluster.socketFolder, name));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (state === 'well') to.write(chunk);
      });
      from.on('close', end);
      from.on('error', end);
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, name), resolve));

  return {
    target: { ...cluster, socketFolder: folder },
    /** How many connections did not come about. */
    refused: () => refused,
    /** Every connection ends, and new ones do not come about. */
    cut: () => {
      state = 'cut';
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
    },
    /** Connections stay, and nothing comes through. */
    goDead: () => {
      state = 'dead';
    },
    mend: () => {
      state = 'well';
    },
    close: () => {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
