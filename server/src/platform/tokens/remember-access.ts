import { accessTokenSeconds } from '@archway/contract/auth/session';
import { decodeJwt } from 'jose';
import type { Clock } from '../clock.ts';
import type { AccessClaims, Tokens } from './tokens.ts';

/** A person's token comes with every call; checking the same signature a thousand times proves nothing new. */
const mostRemembered = 10_000;

/** Reads an access token anew only when it has not been read before or its time is over. What it allows is asked from the database at every call all the same. */
export const rememberAccess = (tokens: Tokens, clock: Clock): Tokens => {
  const remembered = new Map<string, { claims: AccessClaims; until: number }>();
  return {
    ...tokens,
    readAccess: async (token) => {
      const known = token === undefined ? undefined : remembered.get(token);
      if (known && known.until > clock.now().getTime()) return known.claims;
      const claims = await tokens.readAccess(token);
      if (token === undefined) return claims;
      remembered.delete(token);
      if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(token, { claims, until: Math.min(endOf(token), latestEnd(clock)) });
      return claims;
    },
  };
};

const endOf = (token: string) => (decodeJwt(token).exp ?? 0) * 1000;
const latestEnd = (clock: Clock) => clock.now().getTime() + accessTokenSeconds * 1000;
