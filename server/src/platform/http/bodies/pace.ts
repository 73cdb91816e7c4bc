import type { IncomingMessage, ServerResponse } from 'node:http';

/** Slower than the slowest phone; whoever is slower still only holds a place. Two kilobytes a second to come in, one to go out. */
const arriving = { windowMs: 10_000, leastBytes: 20_000 };
const leaving = { windowMs: 60_000, leastBytes: 60_000, everyMs: 5000 };

/**
 * Watches a body that is being read, until it is there. How long it takes in all does not matter. A request without a body,
 * such as that of a page which listens for hours, is there from the beginning.
 */
export const watchArrival = (
  request: IncomingMessage,
  tooSlow: () => void,
  { windowMs, leastBytes } = arriving,
) => {
  if (!hasBody(request) || request.destroyed) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const now = socket.bytesRead;
    // One that has arrived may still wait to be read.
    if (!request.complete && now - before < leastBytes) tooSlow();
    else if (!request.complete) {
      before = now;
      return;
    }
    clearInterval(timer);
  }, windowMs).unref();
  request.once('close', () => clearInterval(timer));
};

const hasBody = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

type Progress = { sent: number; since: number };

/** Watches every answer that waits for its reader, and cuts off those who hardly take anything. Answers how to add one. */
export const watchReaders = () => {
  const running = new Map<ServerResponse, Progress | undefined>();
  const look = () => {
    const now = performance.now();
    for (const [answer, last] of running) {
      const { socket } = answer;
      // What is not waiting in here has been taken, or is not made yet.
      const waiting = socket ? socket.writableLength : 0;
      const sent = (socket?.bytesWritten ?? 0) - waiting;
      if (waiting === 0) running.set(answer, undefined);
      else if (!last || sent - last.sent >= leaving.leastBytes) running.set(answer, { sent, since: now });
      else if (now - last.since > leaving.windowMs) answer.destroy();
    }
  };
  const timer = setInterval(look, leaving.everyMs).unref();
  return {
    add: (answer: ServerResponse) => {
      running.set(answer, undefined);
      answer.once('close', () => running.delete(answer));
    },
    stop: () => clearInterval(timer),
  };
};
