import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import { mailToSend, markFailed, markSent } from './mail-store.ts';

/** The job that delivers one mail of the outbox. Throwing makes the queue try again later, more and more slowly. */
export const makeSendMail = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>, pool: Pool, clock: Clock) => {
  const transport = createTransport(config.SMTP_URL ?? '', {});
  return async (mailId: string) => {
    const mail = await mailToSend(pool, mailId);
    if (!mail) return;
    try {
      // The id names the message: a server that took it but lost our connection recognises the second delivery.
      await transport.sendMail({ from: config.MAIL_FROM, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html, messageId: `<${mail.id}@archway>`, disableUrlAccess: true, disableFileAccess: true });
      await markSent(pool, mailId, clock.now());
    } catch (error) {
      await markFailed(pool, mailId, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
};
