import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { startObjectStore } from '../../test/object-store.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { photo, shelved, show, sizes, upload } from '../../test/pictures.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let store: Awaited<ReturnType<typeof startObjectStore>>;
let app: TestApp;
let robin: PersonInTest;
beforeAll(async () => {
  store = await startObjectStore();
  app = await startTestApp(store.config);
  robin = await owner(app);
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(() => {
  store.state.fault = 'none';
});

const rows = async () => (await app.sql`select 1 from file`).length;

test('with a bucket configured pictures stand there, and nothing on the disk', async () => {
  const { id } = (await upload(robin, await photo(800, 600))).body;
  for (const size of sizes) {
    const shown = await show(app, robin, id, size);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
  expect(await shelved(app)).toEqual([]);
});

test('a sweep takes them away there too', async () => {
  const { id } = (await upload(robin, await photo())).body;
  await app.sql`update loose_file set since = since - interval '25 hours'`;
  await app.jobs.sweep({});
  expect(
    await app.services.fileStorage.get(`${robin.user.activeOrganization?.id}/${id}`, 'small.webp'),
  ).toBeUndefined();
});

test.each(['down', 'failing', 'silent'] as const)(
  'while the store is %s a picture is not taken in, which is said; later it is',
  { timeout: 30_000 },
  async (fault) => {
    const [content, before] = [await photo(), await rows()];
    store.state.fault = fault;
    const refused = await upload(robin, content);
    expectProblem(refused, 'unavailable');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await rows()).toBe(before);
    expect((await robin.get('/me')).status).toBe(200);
    store.state.fault = 'none';
    const taken = await upload(robin, content);
    expect((await show(app, robin, taken.body.id)).status).toBe(200);
  },
);

test.each(['down', 'failing', 'half', 'altered'] as const)(
  'while the store is %s pictures are not shown, and not shown wrong either',
  async (fault) => {
    const { id } = (await upload(robin, await photo())).body;
    store.state.fault = fault;
    const answer = await show(app, robin, id);
    expect([answer.status, JSON.parse(answer.content.toString()).code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    store.state.fault = 'none';
    expect((await show(app, robin, id)).status).toBe(200);
  },
);

test('what was written before the store went away is taken away a day later', async () => {
  const before = await rows();
  const { calls } = store.state;
  const content = await photo();
  // The first of three files arrives.
  const watch = setInterval(() => {
    if (store.state.calls > calls) store.state.fault = 'down';
  }, 0);
  expectProblem(await upload(robin, content), 'unavailable');
  clearInterval(watch);
  store.state.fault = 'none';
  const [loose] = await app.sql<
    { folder: string }[]
  >`select folder from loose_file order by since desc limit 1`;
  await app.sql`update loose_file set since = since - interval '25 hours'`;
  await app.jobs.sweep({});
  for (const size of sizes)
    expect(await app.services.fileStorage.get(loose!.folder, `${size}.webp`)).toBeUndefined();
  expect(await rows()).toBeLessThanOrEqual(before);
});

test('a start with a store does not reach for it', async () => {
  store.state.fault = 'down';
  const other = await app.another();
  expect((await other.browser().request('GET', '/readyz')).status).toBe(200);
});
