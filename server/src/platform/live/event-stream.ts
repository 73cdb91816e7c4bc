import type { ServerResponse } from 'node:http';

/** Proxies cut a connection on which nothing is said for a minute. */
const heartbeatMs = 20_000;
const mostUnread = 256 * 1024;

export type EventStream = {
  send(text: string): void;
  /** Says a last word. Nothing is written after it, however long the other side takes to read it. */
  end(text: string): void;
};

/** Server-sent events over an answer that is ours alone. Whatever goes wrong with it ends this stream and nothing else. */
export const openEventStream = (
  raw: ServerResponse,
  headers: Record<string, string>,
  onClose: () => void,
): EventStream => {
  let over = false;
  const close = () => {
    if (over) return;
    over = true;
    clearInterval(heartbeat);
    onClose();
  };
  const send = (text: string) => {
    if (over || raw.writableEnded || raw.destroyed) return;
    // Somebody who does not read is not remembered for: they ask again, and then for everything.
    if (raw.writableLength > mostUnread) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => send(':\n\n'), heartbeatMs);
  raw.once('close', close);
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  if (raw.destroyed) close();
  return {
    send,
    end: (text) => {
      if (over) return;
      close();
      raw.end(text);
      // Whoever does not even take the last word keeps no connection for that.
      setTimeout(() => raw.destroy(), lastWordMs).unref();
    },
  };
};

const lastWordMs = 10_000;
