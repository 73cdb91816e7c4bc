import type { Rule } from '@archway/contract/kernel/ability';
import type { MembershipId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { AccessClaims } from '../tokens/tokens.ts';
import type { AccountDb } from './db.ts';

/** Everything that decides what the caller may do at this moment. Nothing of it is taken from the token. */
export type Standing = {
  readonly sessionLive: boolean;
  readonly userStatus: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userLocale: Language | null;
  readonly membershipId: MembershipId | null;
  readonly membershipStatus: string | null;
  readonly roleKey: string | null;
  readonly roleRules: Rule[] | null;
  readonly timezone: string | null;
};

/** Binds the transaction to the token's organization and person, and reads their standing, in one round trip. */
export const openRequest = async (
  db: AccountDb,
  claims: AccessClaims,
  now: Date,
): Promise<Standing | undefined> => {
  const [standing] = await db.sql<
    Standing[]
  >`select * from open_request(${claims.sid}, ${claims.sub}, ${claims.org}, ${now})`;
  return standing;
};
