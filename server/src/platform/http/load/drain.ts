import { Server as TcpServer } from 'node:net';
import { setImmediate as immediately, setTimeout as sleep } from 'node:timers/promises';
import type { HttpServer } from '../server.ts';

/** Everything is over by then; whoever stops the process waits five seconds longer (compose.yaml). */
export const drainMs = 25_000;
/** For whoever watches readiness, and for those who were already on their way. */
const doorsOpen = { leastMs: 250, mostMs: 5000, quietMs: 500 };
/** A connection on which nothing was asked for as long is idle, not between two questions. */
const idleMs = 1000;

/**
 * Readiness goes off first, while the doors are open, and every answer says `Connection: close`. They close when nobody
 * has come for a moment; whoever is inside is served, and connections that were kept are closed when nothing was asked
 * on any of them for a while: closing one whose question is on its way would cut that off.
 */
export const drain = async (server: HttpServer) => {
  const { load } = server;
  const start = performance.now();
  const lasts = () => performance.now() - start;
  load.draining = true;
  await until(
    () => (load.quietMs > doorsOpen.quietMs && lasts() > doorsOpen.leastMs) || lasts() > doorsOpen.mostMs,
  );
  closeDoors(server);
  await until(() => (load.inFlight === 0 && load.quietMs > idleMs) || lasts() > drainMs);
  if (lasts() > drainMs) server.server.closeAllConnections();
  await server.close();
};

/** Ends between two turns of the loop: whatever has arrived has been read by then. */
const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(20);
  await immediately(); // a process held up for longer than that reads now, after its timers
};

/** Only the doors: `close` of an HTTP server also closes every connection that is idle at that moment. */
const closeDoors = ({ server }: HttpServer) => {
  TcpServer.prototype.close.call(server);
};
