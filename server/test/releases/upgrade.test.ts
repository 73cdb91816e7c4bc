import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { embedded } from '../backup/installations.ts';
import { runCommand } from '../backup/run-command.ts';
import { type Browser, makeBrowser } from '../browser.ts';
import { runServer } from '../launcher/run-server.ts';
import { call, type Endpoint, endpoints } from '../matrix/endpoints.ts';

const releases = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.backup'));
const people = ['owner@larkspur.test', 'claire@maison-lumiere.test', 'layla@dar-alard.test'];

const upgraded = async (release: string) => {
  const installation = await embedded();
  const restored = await runCommand('restore', join(import.meta.dirname, release), installation.settings);
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^Restored \d+ rows/) });
  const server = await runServer(installation.folder, installation.settings);
  onTestFinished(async () => void (await server.kill('SIGTERM')));
  return { ...server, installation };
};

const signedIn = async (url: string, email: string) => {
  const browser = makeBrowser(url);
  const { body } = await browser.post('/auth/signin', { email, password: 'show-me-the-arch' });
  browser.keep(body);
  return browser;
};

const reads = endpoints.filter(
  ({ method, meta: { access } }) => method === 'GET' && typeof access === 'object',
);
const lists = reads.filter(({ path }) => !path.includes('{'));
const details = reads.filter(({ path }) => /^\/[a-z-]+\/\{id\}$/.test(path));

/** What a list answers has the shape that the contract promises today. */
const answered = async (browser: Browser, endpoint: Endpoint, input = {}) => {
  const { status, body } = await call(browser, endpoint, input);
  if (status === 422) return undefined; // needs to be told of what
  expect({ [endpoint.name]: status }).toEqual({ [endpoint.name]: 200 });
  const shape = endpoint.output?.safeParse(body);
  expect({ [endpoint.name]: shape?.error?.issues ?? [] }).toEqual({ [endpoint.name]: [] });
  return body;
};

test.each(releases)(
  'a database of %s upgrades, and everything in it can be read',
  { timeout: 180_000 },
  async (release) => {
    const { url } = await upgraded(release);
    let read = 0;
    for (const email of people) {
      const browser = await signedIn(url, email);
      for (const list of lists) {
        const body = await answered(browser, list);
        const detail = details.find(({ path }) => path === `${list.path}/{id}`);
        const rows: { id: string }[] = body?.rows ?? [];
        for (const { id } of detail ? rows.slice(0, 5) : []) {
          if (await answered(browser, detail!, { id })) read += 1;
        }
      }
    }
    expect(lists.length).toBeGreaterThan(15);
    expect(read).toBeGreaterThan(40);
  },
);

test('what 0.1.0 spelled otherwise is found under the spelling of today', { timeout: 180_000 }, async () => {
  const { url } = await upgraded('0.1.0.backup');
  const robin = await signedIn(url, 'owner@larkspur.test');

  const { rows: views } = (await robin.get('/views?list=items')).body;
  expect(views).toContainEqual(
    expect.objectContaining({
      name: 'Grey and low',
      state: expect.objectContaining({
        search: expect.objectContaining({ colors: 'gray~red' }),
        columns: ['name', 'color', 'sku'],
      }),
    }),
  );

  const { rows: grays, total } = (await robin.get('/items?colors=gray')).body;
  expect(total).toBeGreaterThan(0);
  expect(grays.map(({ colorFamily }: { colorFamily: string }) => colorFamily)).toEqual(
    grays.map(() => 'gray'),
  );
  expect((await robin.get('/items?searchQuery=oxblood')).body.rows).toHaveLength(1);

  const { rows: canceled } = (await robin.get('/work-orders?status=canceled')).body;
  expect(canceled.length).toBeGreaterThan(0);

  const { rows: log } = (await robin.get('/audit?itemsPerPage=100')).body;
  const told = JSON.stringify(log);
  expect(told).toContain('"colorFamily"');
  expect(told).toContain('work-order.canceled');
  expect(told).not.toMatch(/"colour|cancelled/);

  const { rows: imports } = (await robin.get('/imports')).body;
  const waiting = (await robin.get(`/imports/${imports[0].id}`)).body;
  expect(waiting.state).toBe('checked');
  const applied = await robin.post(`/imports/${waiting.id}/apply`, { version: waiting.version });
  expect(applied.status).toBe(202);
  await expect
    .poll(async () => (await robin.get(`/imports/${waiting.id}`)).body.state, { timeout: 20_000 })
    .toBe('done');
  const { rows: lamps } = (await robin.get('/items?searchQuery=imported%20lamp')).body;
  expect(lamps).toEqual([expect.objectContaining({ colorName: 'Soft grey', colorFamily: 'gray' })]);
});
