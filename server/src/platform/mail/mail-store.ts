import { cutText } from '@archway/contract/kernel/text/cut-text';
import type { AccountDb } from '../db/db.ts';
import type { Mail } from './mail.ts';

export type KeptMail = Mail & { readonly id: string; readonly status: string; readonly createdAt: string };

export const keepMail = async (db: AccountDb, mail: Mail & { id: string; status: 'waiting' | 'kept' }) => {
  await db.sql`insert into mail (id, recipient, subject, body_text, body_html, status)
    values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.status})`;
};

export const mailToSend = async ({ sql }: AccountDb, id: string) => {
  const [mail] = await sql<KeptMail[]>`
    update mail set attempts = attempts + 1 where id = ${id} and status in ('waiting', 'failed')
    returning id, recipient as to, subject, body_text as text, body_html as html, status, created_at`;
  return mail;
};

/** What was delivered is not ours to keep: bodies carry links that still work. */
export const markSent = async ({ sql }: AccountDb, id: string, now: Date) => {
  await sql`update mail set status = 'sent', sent_at = ${now}, body_text = null, body_html = null, last_error = null where id = ${id}`;
};

export const markFailed = async ({ sql }: AccountDb, id: string, reason: string) => {
  await sql`update mail set status = 'failed', last_error = ${cutText(reason.toWellFormed().replaceAll('\0', ''), 500)} where id = ${id}`;
};

export const keptMails = async ({ sql }: AccountDb): Promise<KeptMail[]> =>
  sql<
    KeptMail[]
  >`select id, recipient as to, subject, body_text as text, body_html as html, status, created_at from mail order by created_at desc, id desc limit 100`;
