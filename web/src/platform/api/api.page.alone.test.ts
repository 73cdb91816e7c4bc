import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../../test/ada.ts';
import { dropSession, signedIn } from '../session/session.ts';
import { api } from './api.ts';

let sent: Request[] = [];

beforeEach(() => {
  sent = [];
  dropSession();
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ rows: [], total: 0, page: 1, itemsPerPage: 25 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a reading call goes to its path with its input as a query, and carries the token', async () => {
  signedIn(adaSignedIn());
  const answer = await api.members.list({ page: 2, searchQuery: 'wren' });
  expect(answer.total).toBe(0);
  expect(sent[0]?.method).toBe('GET');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/members');
  expect(new URL(sent[0]?.url ?? '').search).toBe('?page=2&searchQuery=wren');
  expect(sent[0]?.headers.get('x-access-token')).toBe(adaSignedIn().accessToken);
  expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
});

test('a changing call is JSON with a key of its own; the caller may give the key', async () => {
  await api.auth.resetPassword({ token: 'a'.repeat(32), password: 'show-me-the-arch' });
  await api.auth.forgotPassword({ email: 'ada@larkspur.test' }, { context: { idempotencyKey: 'wish-1' } });
  expect(new URL(sent[0]?.url ?? '').pathname).toBe(`/api/reset-password/${'a'.repeat(32)}`);
  expect(await sent[0]?.json()).toEqual({ password: 'show-me-the-arch' });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(sent[1]?.headers.get('idempotency-key')).toBe('wish-1');
});

test('a failed call throws what the server said', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'invalid_credentials', detail: 'No.' }, { status: 401 }),
  );
  await expect(api.auth.signIn({ email: 'ada@larkspur.test', password: 'x' })).rejects.toMatchObject({
    name: 'ApiProblem',
    code: 'invalid_credentials',
  });
});
