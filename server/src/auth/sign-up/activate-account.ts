import { problem } from '@archway/contract/kernel/api/problem';
import { recordAccount } from '../../platform/audit/record.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { hashToken } from '../../platform/tokens/link-token.ts';
import { useOneTimeToken } from '../one-time-token-store.ts';
import { changeUser, lockUser } from '../user-store.ts';

/** Confirms that the address belongs to whoever holds the account. */
export const activateAccount = ({ services, clock, visit }: VisitContext, { token }: { token: string }) =>
  services.db.transaction(async (db) => {
    const now = clock.now();
    const used = await useOneTimeToken(db, hashToken(token), ['activate'], now);
    const user = used && (await lockUser(db, used.userId));
    // A link sent to an address that is no longer the account's proves nothing about the one it has now.
    if (!user || used.payload.email !== user.email)
      throw problem('link_dead', 'This link no longer works. Request a new one.');
    await changeUser(db, user.id, {
      emailVerifiedAt: now,
      ...(user.status === 'pending' ? { status: 'active' } : {}),
    });
    await recordAccount(db, user.id, 'account.activated', visit);
    return { ok: true as const };
  });
