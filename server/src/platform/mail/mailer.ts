import type { Config } from '../../config.ts';
import type { AccountDb } from '../db/db.ts';
import { enqueueJob } from '../db/requests/job-store.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';
import { keepMail } from './mail-store.ts';

export type Mailer = {
  /** Puts a mail into the outbox, in the transaction of the change it tells about. A mail server that is down fails nobody's action. */
  send(db: AccountDb, mail: Mail): Promise<void>;
};

export const makeMailer = (config: Pick<Config, 'SMTP_URL'>): Mailer => ({
  send: async (db, mail) => {
    const id = newId();
    const willBeSent = config.SMTP_URL !== undefined;
    await keepMail(db, {
      id,
      ...mail,
      subject: mail.subject.replace(/[\r\n]+/g, ' '),
      status: willBeSent ? 'waiting' : 'kept',
    });
    if (willBeSent) await enqueueJob(db, 'send-mail', { mailId: id });
  },
});
