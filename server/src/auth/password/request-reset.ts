import type { Language } from '@archway/contract/kernel/locale';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountDb } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/db/requests/job-store.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import type { Services } from '../../platform/services.ts';
import { newLinkToken } from '../../platform/tokens/link-token.ts';
import { mailAccountDisabled } from '../mails/account-disabled.ts';
import { mailReset } from '../mails/reset.ts';
import { addOneTimeToken } from '../one-time-token-store.ts';
import { findUserByEmail, type User } from '../user-store.ts';

const perAccount = { calls: 3, seconds: 3600 };
const minutes = 60;

/** Takes the wish and answers; whether such an account exists is looked up later, by a job, so that the answer cannot tell. */
export const requestReset = async ({ services, visit }: VisitContext, { email }: { email: string }) => {
  await services.db.transaction((db) =>
    enqueueJob(db, 'mail-reset', { email, language: visit.language, ip: visit.ip }),
  );
  return { ok: true as const };
};

/** The job behind it: a link, or why there is none. More than three mails an hour are not sent to anybody. */
export const mailResetLink = async (
  services: Services,
  { email, language, ip }: { email: string; language: Language; ip: string },
) => {
  await services.db.transaction(async (db) => {
    const user = await findUserByEmail(db, email);
    if (!user || user.status === 'helper' || !(await mayMail(services, email))) return;
    await recordAccount(db, user.id, 'account.reset-requested', { ip, userAgent: null });
    const spoken = user.locale ?? language;
    if (user.status === 'disabled') await mailAccountDisabled(db, services, user, spoken);
    else await mailReset(db, services, user, spoken, await newResetToken(db, services, user));
  });
};

const newResetToken = async (db: AccountDb, { clock }: Services, { id, email }: User) => {
  const { token, hash } = newLinkToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await addOneTimeToken(db, { purpose: 'reset', hash, userId: id, payload: { email }, expiresAt }, now);
  return token;
};

const mayMail = async ({ limits }: Services, email: string) => {
  try {
    await limits.spend(`reset:${email}`, perAccount);
    return true;
  } catch {
    return false;
  }
};
