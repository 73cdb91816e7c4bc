import { connect } from 'node:net';

/** Sends bytes as they are and gives back all that comes until the other side hangs up, or `patience` is over. */
export const raw = (url: string, bytes: string | Buffer, { patience = 5000, end = false } = {}) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      if (end) socket.end();
    });
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });

export const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    (text.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
