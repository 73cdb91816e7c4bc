import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { mailToSend, markFailed, markSent } from './mail-store.ts';

/** The job that delivers one mail of the outbox. Throwing makes the queue try again later, more and more slowly. */
export const makeSendMail = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>, side: Db, clock: Clock) => {
  const transport = createTransport({ url: config.SMTP_URL ?? '', ...patience });
  // Connections that SMTP_URL asks to keep (`?pool=true`) tell here of their end; what was to be sent fails for itself.
  transport.on('error', () => {});
  return async (mailId: string) => {
    const mail = await side.transaction((db) => mailToSend(db, mailId));
    if (!mail) return;
    try {
      // The id names the message: a server that took it but lost our connection recognises the second delivery.
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@archway>`,
        disableUrlAccess: true,
        disableFileAccess: true,
      });
      await side.transaction((db) => markSent(db, mailId, clock.now()));
    } catch (error) {
      await side.transaction((db) =>
        markFailed(db, mailId, error instanceof Error ? error.message : String(error)),
      );
      throw error;
    }
  };
};

/** A mail server that keeps silent must not keep the few workers from everything else. SMTP_URL can say otherwise. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
