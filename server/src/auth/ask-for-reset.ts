import type { Language } from '@archway/contract/kernel/locale';
import { recordAccount } from '../audit/record.ts';
import { enqueueJob } from '../platform/db/job-store.ts';
import type { Visit } from '../platform/http/front-door.ts';
import type { Services } from '../platform/services.ts';
import { newLinkToken } from '../platform/tokens/link-token.ts';
import { mailReset } from './mails/reset.ts';
import { addOneTimeToken } from './one-time-token-store.ts';
import { findUserByEmail } from './user-store.ts';

const perAccount = { calls: 3, seconds: 3600 };
const minutes = 60;

/** Takes the wish and answers; whether such an account exists is looked up later, by a job, so that the answer cannot tell. */
export const askForReset = async (services: Services, visit: Visit, email: string) => {
  await services.db.transaction((db) =>
    enqueueJob(db, 'mail-reset', { email, language: visit.language, ip: visit.ip }),
  );
  return { ok: true as const };
};

/** The job behind it. More than three links an hour are not mailed to anybody. */
export const mailResetLink = async (
  services: Services,
  { email, language, ip }: { email: string; language: Language; ip: string },
) => {
  await services.db.transaction(async (db) => {
    const user = await findUserByEmail(db, email);
    if (!user || user.status === 'disabled' || !(await mayMail(services, email))) return;
    const { token, hash } = newLinkToken();
    const now = services.clock.now();
    await addOneTimeToken(
      db,
      {
        purpose: 'reset',
        hash,
        userId: user.id,
        payload: { email },
        expiresAt: new Date(now.getTime() + minutes * 60_000),
      },
      now,
    );
    await recordAccount(db, user.id, 'account.reset-asked', { ip, userAgent: null });
    await mailReset(db, services, user, user.locale ?? language, token);
  });
};

const mayMail = async ({ limits }: Services, email: string) => {
  try {
    await limits.spend(`reset:${email}`, perAccount);
    return true;
  } catch {
    return false;
  }
};
