import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessTokenSeconds } from '@archway/contract/auth/session';
import fc from 'fast-check';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { lastLinkToken, owner, type PersonInTest } from '../../../test/people.ts';
import { testSecret, useOwnTestApp } from '../../../test/test-app.ts';
import { type SigningKey, signingKeys } from '../../platform/tokens/signing-keys.ts';

const app = useOwnTestApp();
let robin: PersonInTest;
let key: SigningKey;
let claims: JWTPayload & { sub: string; sid: string; org: string };
beforeAll(async () => {
  robin = await owner(app);
  key = (await signingKeys([testSecret]))[0];
  claims = JSON.parse(Buffer.from(robin.state.accessToken!.split('.')[1]!, 'base64url').toString());
});
beforeEach(() => app.forgetLimits());

/** What the server says to a token, however strange: past the browser's own checks of header values. */
const knock = async (token: string) =>
  (await app.server.inject({ method: 'GET', url: '/api/me', headers: { 'x-access-token': token } }))
    .statusCode;

const now = () => Math.floor(Date.now() / 1000);
const type = 'archway-access+jwt';
const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token that is right in everything but what is said. */
const signed = (payload: Record<string, unknown> = {}, header: Record<string, unknown> = {}) => {
  const body = { ...bare(), iat: now(), exp: now() + 900, ...payload };
  return new SignJWT(body as JWTPayload)
    .setProtectedHeader({ alg: 'HS256', kid: key.id, typ: type, ...header })
    .sign(key.key);
};

/** The claims of a good token, without its stamps. */
const bare = () => ({ sub: claims.sub, sid: claims.sid, org: claims.org, iss: 'archway', aud: 'access' });
const header = () => JSON.stringify({ alg: 'HS256', kid: key.id, typ: type });

/** The same where the library refuses to sign what is wrong: the signature is right, the rest is as given. */
const rawSigned = async (header: string, payload: string) => {
  const input = `${base64(header)}.${base64(payload)}`;
  return `${input}.${Buffer.from(await crypto.subtle.sign('HMAC', key.key, Buffer.from(input))).toString('base64url')}`;
};

test('a token of ours opens the door; without one, or with nothing in it, it stays shut', async () => {
  expect(await knock(await signed())).toBe(200);
  expect(await knock('')).toBe(401);
  const bare = await app.server.inject({ method: 'GET', url: '/api/me' });
  expect(bare.statusCode).toBe(401);
  expect(bare.json().code).toBe('unauthenticated');
});

test('the token counts in its own header only', async () => {
  const token = await signed();
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { cookie: `accessToken=${token}` },
    { 'x-access-token': `Bearer ${token}` },
  ] as Record<string, string>[]) {
    expect(
      (await app.server.inject({ method: 'GET', url: `/api/me?x-access-token=${token}`, headers }))
        .statusCode,
    ).toBe(401);
  }
});

test('no other algorithm than ours is taken, whatever the header says', async () => {
  const { alg: _, ...rest } = { alg: 'HS256', kid: key.id, typ: type };
  const payload = { ...claims, iat: now(), exp: now() + 900 };
  const ec = await generateKeyPair('ES256', { extractable: true });
  const publicKey = Buffer.from(await exportSPKI(ec.publicKey));
  const tokens = {
    none: new UnsecuredJWT(payload).encode(),
    'none in capitals': `${base64({ ...rest, alg: 'NONE' })}.${base64(payload)}.`,
    'none, with our signature': await rawSigned(
      JSON.stringify({ ...rest, alg: 'none' }),
      JSON.stringify(payload),
    ),
    'small letters': await rawSigned(JSON.stringify({ ...rest, alg: 'hs256' }), JSON.stringify(payload)),
    missing: await rawSigned(JSON.stringify(rest), JSON.stringify(payload)),
    'not a text': await rawSigned(JSON.stringify({ ...rest, alg: ['HS256'] }), JSON.stringify(payload)),
    HS512: await rawSigned(JSON.stringify({ ...rest, alg: 'HS512' }), JSON.stringify(payload)),
    ES256: await new SignJWT(payload).setProtectedHeader({ ...rest, alg: 'ES256' }).sign(ec.privateKey),
    'signed with a public key as secret': await new SignJWT(payload)
      .setProtectedHeader({ ...rest, alg: 'HS256' })
      .sign(publicKey),
    'signed with another secret': await new SignJWT(payload)
      .setProtectedHeader({ ...rest, alg: 'HS256' })
      .sign(Buffer.from('some other secret of enough length!')),
    'signed with an empty secret': await new SignJWT(payload)
      .setProtectedHeader({ ...rest, alg: 'HS256' })
      .sign(Buffer.alloc(32)),
  };
  const answers = await Promise.all(
    Object.entries(tokens).map(async ([name, token]) => [name, await knock(token)]),
  );
  expect(answers).toEqual(Object.keys(tokens).map((name) => [name, 401]));
});

test('a header cannot name a key of its own, by path, query, address or value, and nobody is asked for one', async () => {
  let answered = 0;
  const canary = createServer((_request, response) => {
    answered += 1;
    response.end('{"keys":[]}');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/jwks.json`;
  const kids = [
    '',
    'missing',
    '../../../../dev/null',
    '/dev/null',
    "' or '1'='1",
    `${key.id}\u0000`,
    key.id.toUpperCase(),
    '__proto__',
    'constructor',
    '0',
  ];
  const headers: Record<string, unknown>[] = [
    ...kids.map((kid) => ({ kid })),
    { kid: undefined },
    { kid: [key.id] },
    { kid: { toString: 'x' } },
    { kid: 'x', jku: address },
    { kid: 'x', x5u: address },
    { kid: 'x', jwk: { kty: 'oct', k: base64('a key that the attacker likes a lot') } },
    { crit: ['exp'] },
    { crit: ['x-unknown'], 'x-unknown': 1 },
    { b64: false, crit: ['b64'] },
  ];
  for (const header of headers) {
    const token = await rawSigned(
      JSON.stringify({ alg: 'HS256', typ: type, kid: key.id, ...header }),
      JSON.stringify({ ...claims, iat: now(), exp: now() + 900 }),
    );
    expect([header, await knock(token)]).toEqual([header, 401]);
  }
  // Signed with the very key that the header offers, under a name of ours and under one of its own.
  const offered = new TextEncoder().encode('a key that the attacker likes a lot');
  for (const kid of [key.id, 'mine', undefined]) {
    const jwk = {
      kty: 'oct',
      alg: 'HS256',
      k: Buffer.from(offered).toString('base64url'),
      ...(kid ? { kid } : {}),
    };
    const token = await new SignJWT({ ...claims, iat: now(), exp: now() + 900 })
      .setProtectedHeader({ alg: 'HS256', typ: type, jwk, jku: address, ...(kid ? { kid } : {}) })
      .sign(offered);
    expect([kid, await knock(token)]).toEqual([kid, 401]);
  }
  expect(answered).toBe(0);
  canary.close();
});

test.each<[string, Record<string, unknown>]>([
  ['expired', { iat: now() - 1000, exp: now() - 100 }],
  ['expiring never', { exp: undefined }],
  ['with an end in words', { exp: 'tomorrow' }],
  ['with an end as text', { exp: String(now() + 900) }],
  ['with a negative end', { exp: -1 }],
  ['with null as its end', { exp: null }],
  ['with a far end, issued long ago', { iat: now() - 2000, exp: 9e15 }],
  ['with a far end, issued now', { exp: 9e15 }],
  ['that lives a minute longer than ours', { exp: now() + accessTokenSeconds + 60 }],
  ['not yet good', { nbf: now() + 600 }],
  ['issued in an hour', { iat: now() + 3600, exp: now() + 4500 }],
  ['issued never', { iat: undefined }],
  ['issued as text', { iat: 'now' }],
  ['of another issuer', { iss: 'someone' }],
  ['of no issuer', { iss: undefined }],
  ['for another audience', { aud: 'refresh' }],
  ['for no audience', { aud: undefined }],
  ['of nobody', { sub: undefined }],
  ['of somebody who is no id', { sub: "' or true --" }],
  ['of no session', { sid: undefined }],
  ['of a session that never was', { sid: crypto.randomUUID() }],
  ['of a person whose session this is not', { sub: crypto.randomUUID() }],
  ['of an organization that is no id', { org: 7 }],
])('a token %s is refused', async (_what, payload) => {
  const body = { ...bare(), iat: now(), exp: now() + 900, ...payload };
  expect(await knock(await rawSigned(header(), JSON.stringify(body)))).toBe(401);
});

const stamp = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(null, '', 'now', true, '1e9', 9e15, Number.MAX_SAFE_INTEGER, 1e308, -1, -9e15, 0, 0.5),
  fc.integer({ min: -3600, max: 3600 }).map((seconds) => now() + seconds),
  fc.integer({ min: -60, max: 960 }).map((seconds) => now() + seconds),
  fc.integer({ min: -3600, max: 3600 }).map((seconds) => String(now() + seconds)),
  fc.constantFrom([], {}, [now() + 900]),
);

test('a token is good from its issue for as long as we give and not a second more, whatever its stamps say', {
  timeout: 60_000,
}, async () => {
  const [leeway, close] = [60, 3];
  await fc.assert(
    fc.asyncProperty(stamp, stamp, fc.option(stamp, { nil: undefined }), async (exp, iat, nbf) => {
      const token = await rawSigned(header(), JSON.stringify({ ...bare(), exp, iat, nbf }));
      const status = await knock(token);
      const good =
        typeof exp === 'number' &&
        typeof iat === 'number' &&
        exp - iat <= accessTokenSeconds &&
        exp > now() - leeway &&
        iat <= now() + leeway &&
        (nbf === undefined || (typeof nbf === 'number' && nbf <= now() + leeway));
      const atAnEdge = [exp, iat, nbf].some(
        (at) => typeof at === 'number' && Math.abs(Math.abs(at - now()) - leeway) <= close,
      );
      if (atAnEdge) expect([200, 401]).toContain(status);
      else expect({ exp, iat, nbf, status }).toEqual({ exp, iat, nbf, status: good ? 200 : 401 });
    }),
    { numRuns: 1500 },
  );
});

test.each([
  'JWT',
  'jwt',
  'archway-refresh+jwt',
  'archway-device+jwt',
  'at+jwt',
  '',
  null,
  7,
  ['archway-access+jwt'],
  undefined,
])('a token whose header calls it %j is refused', async (typ) => {
  const payload = JSON.stringify({ ...bare(), iat: now(), exp: now() + 900 });
  expect(await knock(await rawSigned(JSON.stringify({ alg: 'HS256', kid: key.id, typ }), payload))).toBe(401);
  expect(await knock(await rawSigned(header(), payload))).toBe(200);
});

test('a clock that is half a minute off is forgiven, one that is two minutes off is not', async () => {
  expect(await knock(await signed({ iat: now() + 30, exp: now() + 900 }))).toBe(200);
  expect(await knock(await signed({ iat: now() - 930, exp: now() - 30 }))).toBe(200);
  expect(await knock(await signed({ iat: now() + 120, exp: now() + 900 }))).toBe(401);
  expect(await knock(await signed({ iat: now() - 1020, exp: now() - 120 }))).toBe(401);
});

test('a token of one kind is never taken for another', async () => {
  const signIn = await robin.post('/auth/signin', { email: robin.email, password: robin.password });
  const device = robin.cookies.get('archway-device')!;
  for (const token of [signIn.body.refreshToken, device]) expect(await knock(token)).toBe(401);
  for (const refreshToken of [signIn.body.accessToken, device]) {
    expect((await robin.post('/auth/refresh-token', { refreshToken })).status).toBe(401);
  }
  const [mail] = await app.sql<
    { bodyText: string }[]
  >`select body_text from mail where recipient = ${robin.email} limit 1`;
  const activation = /activate\/(\S+)/.exec(mail!.bodyText)?.[1] ?? '';
  await robin.post('/auth/forgot-password', { email: robin.email });
  await app.work();
  const reset = await lastLinkToken(app, robin.email);
  expect(reset).not.toBe(activation);
  for (const link of [activation, reset]) {
    expect(await knock(link)).toBe(401);
    expect((await robin.post('/auth/refresh-token', { refreshToken: link })).status).toBe(401);
  }
  expect((await robin.post(`/auth/activate/${reset}`)).status).toBe(410);
  const chosen = { password: 'a fresh start for all' };
  expect((await robin.post(`/reset-password/${activation}`, chosen)).status).toBe(410);
});

test('garbled tokens are refused, and nothing breaks on them', { timeout: 60_000 }, async () => {
  const good = await signed();
  const [head = '', payload = '', signature = ''] = good.split('.');
  const latin = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 300,
  });
  const part = fc.oneof(
    latin,
    fc.base64String({ maxLength: 300 }),
    fc.json().map(base64),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    fc.constantFrom(head, payload, signature, ''),
  );
  const joined = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'));
  const wounded = fc
    .tuple(fc.nat(good.length - 2), fc.constantFrom('', 'A', '.', '=', ' ', '%', 'ÿ'))
    .map(([at, put]) => good.slice(0, at) + put + good.slice(at + 1));
  const odd = fc.oneof(
    joined,
    wounded,
    fc.tuple(joined, fc.constant(good)).map((both) => both.join(',')),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (token) => {
      fc.pre(token.trim() !== good);
      expect(await knock(token)).toBe(401);
    }),
    { numRuns: 4000 },
  );
});

test('a payload that is not an object is refused, and so is one with doubled keys or half characters', async () => {
  const good = JSON.stringify({ ...bare(), iat: now(), exp: now() + 900 });
  /** The same payload with one more, or another, claim written into its text. */
  const also = (text: string) => good.replace(/\}$/, `,${text}}`);
  const instead = (name: string, text: string) =>
    good.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":${text}`);
  for (const payload of [
    'null',
    '[]',
    '7',
    '"x"',
    '{',
    '',
    '\ufffd',
    '{"exp":1,"exp":99999999999}',
    also('"exp":1'),
    also('"exp":99999999999'),
    also(`"sub":"${crypto.randomUUID()}"`),
    also('"aud":"refresh"'),
    also('"iss":"someone"'),
    also('"sid":null'),
    also('"org":"\\ud800"'),
    instead('sub', '"\\ud800"'),
    instead('sub', `"${claims.sub}\\udc00"`),
    instead('sid', '"\\ud800\\ud800"'),
    instead('iss', '"archway\\ud800"'),
    instead('aud', '"access\\udfff"'),
  ]) {
    expect([payload, await knock(await rawSigned(header(), payload))]).toEqual([payload, 401]);
  }
  expect(await knock(await rawSigned(header(), good))).toBe(200);
});

test('a token of ten kilobytes is refused, and one of a hundred is not even read', async () => {
  expect(await knock(`${await signed()}${'A'.repeat(10_000)}`)).toBe(401);
  const huge = await fetch(`${app.url}/api/me`, { headers: { 'x-access-token': 'A'.repeat(100_000) } });
  expect(huge.status).toBe(431);
});

test('a payload that was changed after signing is refused', async () => {
  const [head, payload = '', signature] = (await signed()).split('.');
  const original = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const change = fc.record({
    name: fc.constantFrom('org', 'sub', 'sid', 'exp', 'role', 'aud'),
    value: fc.oneof(fc.uuid(), fc.integer(), fc.constant(null), fc.string()),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ name, value }) => {
      expect(await knock(`${head}.${base64({ ...original, [name]: value })}.${signature}`)).toBe(401);
    }),
    { numRuns: 300 },
  );
});

test('a changed secret signs nobody out while the previous one is named, and everybody once it is not', async () => {
  const next = 'another secret for tests, just as long';
  const token = await signed();
  const signedIn = await app.browser().post('/auth/signin', { email: robin.email, password: robin.password });
  const rotated = await app.another({}, [next, testSecret]);
  const browser = rotated.browser();
  browser.keep({ accessToken: token });
  expect((await browser.get('/me')).status).toBe(200);
  const refreshed = await browser.post('/auth/refresh-token', { refreshToken: signedIn.body.refreshToken });
  expect(refreshed.status).toBe(200);

  const later = (await app.another({}, [next])).browser();
  later.keep({ accessToken: token });
  expect((await later.get('/me')).status).toBe(401);
  later.keep(refreshed.body);
  expect((await later.get('/me')).status).toBe(200);
});

test('a member of nothing has a token too, and acts nowhere', async () => {
  const token = await signed({ org: null });
  expect(await knock(token)).toBe(200);
  expect(
    (
      await app.server.inject({
        method: 'GET',
        url: '/api/organization',
        headers: { 'x-access-token': token },
      })
    ).statusCode,
  ).toBe(403);
});
