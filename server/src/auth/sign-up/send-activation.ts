import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { newLinkToken } from '../../platform/tokens/link-token.ts';
import { mailActivation } from '../mails/activation.ts';
import { addOneTimeToken } from '../one-time-token-store.ts';
import type { User } from '../user-store.ts';

const days = 7;

/** Mails a link that proves the address. An older link of the same kind dies. */
export const sendActivation = async (db: AccountDb, services: Services, user: User, language: Language) => {
  const { token, hash } = newLinkToken();
  const now = services.clock.now();
  await addOneTimeToken(
    db,
    {
      purpose: 'activate',
      hash,
      userId: user.id,
      payload: { email: user.email },
      expiresAt: new Date(now.getTime() + days * 24 * 3600 * 1000),
    },
    now,
  );
  await mailActivation(db, services, user, language, token);
};
