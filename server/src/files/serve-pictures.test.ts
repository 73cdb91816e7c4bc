import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { photo, show, upload } from '../../test/pictures.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();
let robin: PersonInTest;
let id: string;
beforeAll(async () => {
  robin = await owner(app);
  id = (await upload(robin, await photo(800, 600))).body.id;
});
beforeEach(() => app.forgetLimits());

const problemOf = ({ content }: { content: Buffer }) => JSON.parse(content.toString()).code;

test('a member is shown it, by the cookie or by the header, for a year and for nobody’s eyes but theirs', async () => {
  const shown = await show(app, robin, id);
  expect(shown.status).toBe(200);
  expect(shown.content.subarray(8, 12).toString()).toBe('WEBP');
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(shown.content.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(shown.headers.get('set-cookie')).toBeNull();
  const headers = { 'x-access-token': robin.state.accessToken ?? '' };
  expect((await show(app, undefined, id, 'medium', { headers })).content.equals(shown.content)).toBe(true);
});

test('whoever has it already is told that it is the same', async () => {
  const etag = (await show(app, robin, id)).headers.get('etag') ?? '';
  const again = await show(app, robin, id, 'medium', { headers: { 'if-none-match': etag } });
  expect([again.status, again.content.length]).toEqual([304, 0]);
  expect(again.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const other = await show(app, robin, id, 'small', { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
  const nobody = await show(app, undefined, id, 'medium', { headers: { 'if-none-match': etag } });
  expect(nobody.status).toBe(401);
});

test('HEAD tells how large it is, and other methods find nothing', async () => {
  const [whole, head] = [
    await show(app, robin, id),
    await show(app, robin, id, 'medium', { method: 'HEAD' }),
  ];
  expect([head.status, head.content.length]).toEqual([200, 0]);
  expect(head.headers.get('content-length')).toBe(String(whole.content.length));
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await show(app, robin, id, 'medium', { method })).status).toBe(404);
});

test('without a token, or with one that is none, it is a matter of signing in', async () => {
  const stranger = app.browser();
  for (const token of [undefined, 'x', 'a.b.c', robin.state.refreshToken, `${robin.state.accessToken}x`]) {
    stranger.state.accessToken = token;
    const answer = await show(app, stranger, id);
    expect([answer.status, problemOf(answer)]).toEqual([401, 'unauthenticated']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('another organization finds nothing, exactly as if there were nothing', async () => {
  const stranger = await owner(app);
  const [theirs, nobodys] = [
    await show(app, stranger, id),
    await show(app, stranger, '0197f0a0-0000-7000-8000-000000000000'),
  ];
  expect([theirs.status, problemOf(theirs)]).toEqual([404, 'not_found']);
  const facts = (answer: typeof theirs) => {
    const { requestId: _, ...rest } = JSON.parse(answer.content.toString());
    return [rest, [...answer.headers.keys()]];
  };
  expect(facts(theirs)).toEqual(facts(nobodys));
  expect(theirs.headers.get('etag')).toBeNull();
});

test('everybody in the organization sees it while they may, and not on the very next call after', async () => {
  const people = await Promise.all(
    ['viewer', 'crew', 'accountant', 'designer'].map((role) => colleague(app, robin, role)),
  );
  for (const person of people) expect((await show(app, person, id)).status).toBe(200);
  const [removed, suspended, signedOut, disabled] = people as [
    PersonInTest,
    PersonInTest,
    PersonInTest,
    PersonInTest,
  ]; // four roles, four people
  await app.sql`update membership set status = 'left' where user_id = ${removed.user.id}`;
  await app.sql`update membership set status = 'suspended' where user_id = ${suspended.user.id}`;
  await app.sql`update session set revoked_at = now() where user_id = ${signedOut.user.id}`;
  await app.sql`update app_user set status = 'disabled' where id = ${disabled.user.id}`;
  const statuses = await Promise.all(people.map(async (person) => (await show(app, person, id)).status));
  expect(statuses).toEqual([404, 404, 401, 401]);
});

test('a role that may not read items sees no picture of one', async () => {
  const person = await colleague(app, robin, 'viewer');
  const role = await robin.post('/roles', { name: 'Clerk', rules: [{ action: 'read', subject: 'Task' }] });
  await app.sql`update membership set role_key = ${role.body.key}, role_id = ${role.body.id} where user_id = ${person.user.id}`;
  expect((await show(app, person, id)).status).toBe(404);
});

test.each([
  ['x', 'medium.webp'],
  ['..', 'medium.webp'],
  ['', 'medium.webp'],
  [undefined, 'huge.webp'],
  [undefined, 'medium.jpg'],
  [undefined, 'Medium.webp'],
  [undefined, 'original'],
  [undefined, '..%2f..%2fsecret'],
  [undefined, 'medium.webp%00.txt'],
  ['..%2f..%2f..%2fetc', 'passwd'],
])('nothing is found at /pictures/%s/%s', async (folder, file) => {
  const answer = await show(app, robin, folder ?? id, file);
  expect([404, 400]).toContain(answer.status);
});

test('a file that is missing behind its row is not there, and the log says so', async () => {
  const lost = (await upload(robin, await photo())).body.id;
  const orgId = robin.user.activeOrganization?.id ?? '';
  await rm(join(app.config.ARCHWAY_DATA, 'files', orgId, lost, 'small.webp'));
  const answer = await show(app, robin, lost, 'small');
  expect([answer.status, problemOf(answer)]).toEqual([404, 'not_found']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(app.logged.filter((line) => line.includes('missing from the file storage'))).toHaveLength(1);
  expect((await show(app, robin, lost, 'medium')).status).toBe(200);
});
