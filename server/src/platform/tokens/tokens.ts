import { accessTokenSeconds, refreshTokenSeconds } from '@archway/contract/auth/session';
import { problem } from '@archway/contract/kernel/api/problem';
import { OrgId, SessionId, UserId } from '@archway/contract/kernel/ids';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { SigningKey } from './signing-keys.ts';

/** Makes and reads the three kinds of signed tokens. A token of one kind is never accepted as another. */
export type Tokens = ReturnType<typeof makeTokens>;

export type AccessClaims = z.infer<typeof AccessClaims>;
export type RefreshClaims = z.infer<typeof RefreshClaims>;

const AccessClaims = z.object({ sub: UserId, sid: SessionId, org: OrgId.nullable() });
const RefreshClaims = z.object({ sub: UserId, sid: SessionId, gen: z.int().min(1) });
const DeviceClaims = z.object({ sub: UserId, jti: z.uuid() });
const KnownDevice = DeviceClaims.extend({ iat: z.number() });

export const makeTokens = (keys: readonly [SigningKey, ...SigningKey[]], clock: Clock) => {
  const sign = (kind: Kind, claims: JWTPayload, at: Date) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg, kid: keys[0].id, typ: typeOf(kind) })
      .setIssuer(issuer)
      .setAudience(kind)
      .setIssuedAt(secondsOf(at))
      .setExpirationTime(secondsOf(at) + lifetimes[kind])
      .sign(keys[0].key);

  const read = async <Claims>(
    kind: Kind,
    token: string | undefined,
    schema: z.ZodType<Claims>,
  ): Promise<Claims> => {
    if (!token || token.length > 4096) throw unauthenticated();
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
        algorithms: [alg],
        issuer,
        audience: kind,
        typ: typeOf(kind),
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: 60,
        // Judges by the moment of issue as well: one in the future is not believed.
        maxTokenAge: lifetimes[kind],
        currentDate: clock.now(),
      });
      requireOurLifetime(kind, payload);
      return schema.parse(payload);
    } catch {
      throw unauthenticated();
    }
  };

  const keyNamed = (kid: string | undefined) => {
    const found = keys.find((key) => key.id === kid);
    if (!found) throw unauthenticated();
    return found.key;
  };

  return {
    access: (claims: AccessClaims) => sign('access', claims, clock.now()),
    readAccess: (token: string | undefined) => read('access', token, AccessClaims),
    /** The same claims at the same moment give the same token: a lost answer can be given again. */
    refresh: (claims: RefreshClaims, at: Date) => sign('refresh', claims, at),
    readRefresh: (token: string | undefined) => read('refresh', token, RefreshClaims),
    device: (claims: z.infer<typeof DeviceClaims>) => sign('device', claims, clock.now()),
    readDevice: (token: string | undefined) => read('device', token, KnownDevice),
  };
};

export const deviceSeconds = 365 * 24 * 3600;

type Kind = 'access' | 'refresh' | 'device';
const lifetimes: Record<Kind, number> = {
  access: accessTokenSeconds,
  refresh: refreshTokenSeconds,
  device: deviceSeconds,
};
/** Said in the header, so that a token is known for what it is before anything in it is read. */
const typeOf = (kind: Kind) => `archway-${kind}+jwt`;

/** Whatever the signature says, nothing lives longer than what we give. */
const requireOurLifetime = (kind: Kind, { exp = Infinity, iat = 0 }: JWTPayload) => {
  if (exp - iat > lifetimes[kind]) throw unauthenticated();
};

const alg = 'HS256';
const issuer = 'archway';
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
const unauthenticated = () => problem('unauthenticated', 'Sign in to do this.');
