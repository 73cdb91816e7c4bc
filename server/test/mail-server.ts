import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server that keeps what it is given, read the way a mail program reads it. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const received: { mail: Email; raw: string; to: string[] }[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void new PostalMime().parse(raw).then((mail) => {
          received.push({ mail, raw: raw.toString(), to });
          callback();
        }, callback);
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  if (!server.server.listening) await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo; // a TCP server
  return { received, port: taken, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
