import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { connectionString } from '../db/connections/connection-string.ts';
import type { Target } from '../db/pool.ts';
import { accountChannel, listenToAll, ping } from './live-store.ts';

type Hear = {
  /** Every change that any server has committed. */
  onChange(payload: string): void;
  /** Somebody changed something about their own account: a session may have ended. */
  onAccount(userId: string): void;
  /** Nobody knows what was said while the connection was away. */
  onGap(): void;
};

/** How soon it is tried again after the connection was lost. */
const pauseMs = 500;
/** A connection that died without a word is noticed by asking. */
const pingEveryMs = 30_000;

/**
 * Listens to what all servers tell each other through PostgreSQL, on a connection of its own. It must be a direct one:
 * a pooler that hands connections out by transaction passes nothing on. The driver of the requests is not used here: its
 * own way to listen again loses count of its connections when PostgreSQL is away for more than a moment.
 */
export const openListener = (target: Target, log: FastifyBaseLogger, hear: Hear) => {
  let [begun, closed, gap] = [false, false, false];
  let current: Client | undefined;
  const first = Promise.withResolvers<void>();

  const hearOne = (channel: string, payload: string) => {
    try {
      if (channel === accountChannel) hear.onAccount(payload);
      else hear.onChange(payload);
    } catch (error) {
      log.error({ err: error }, 'something was told that could not be handed on');
    }
  };

  /** Over when the connection is. */
  const listenOnce = async () => {
    const client = newClient(target);
    const lost = new Promise<unknown>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('The connection ended.')));
    });
    client.on('notification', ({ channel, payload = '' }) => hearOne(channel, payload));
    current = client;
    try {
      await client.connect();
      await listenToAll(client);
      first.resolve();
      if (gap) hear.onGap();
      const pinging = setInterval(() => ping(client).catch(() => end(client)), pingEveryMs);
      const reason = await lost;
      clearInterval(pinging);
      throw reason;
    } finally {
      gap = true;
      end(client);
    }
  };

  const listen = async () => {
    while (!closed) {
      await listenOnce().catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, 'live updates are off for a moment');
      });
      if (!closed) await sleep(pauseMs, undefined, { ref: false });
    }
  };

  return {
    /** Begins with the first who wants to hear, and goes on. Answers when everything is heard. */
    begin: (): Promise<void> => {
      if (!begun) {
        begun = true;
        void listen(); // catches whatever happens to a connection, and goes on
      }
      return first.promise;
    },
    close: async () => {
      closed = true;
      if (current)
        await Promise.race([current.end().catch(() => {}), sleep(1000, undefined, { ref: false })]);
    },
  };
};

const newClient = (target: Target) =>
  new Client({
    connectionString: connectionString(target),
    application_name: 'archway-live',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  });

/** Not waited for: a connection that is gone does not say so. */
const end = (client: Client) => void client.end().catch(() => {});
