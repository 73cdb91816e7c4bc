import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateSync } from 'otplib';
import { expect, onTestFinished, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { runServer } from '../launcher/run-server.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { startMailServer } from '../mail-server.ts';
import { startObjectStore } from '../object-store.ts';
import { findPostgres } from '../own-database/find-postgres.ts';
import { type PersonInTest, signUpBody } from '../people.ts';
import { photo, show, upload } from '../pictures.ts';
import { warehouseOf } from '../warehouse.ts';
import { embedded, type Installation, ownDatabase, sumsOf } from './installations.ts';
import { runCommand } from './run-command.ts';

const nowhere = 'smtp://127.0.0.1:9';
const has15 = findPostgres(15) !== undefined;

/** Characters that a file of rows could take for its own. */
const awkward = 'Sofa\twith a tab, a \\back\\slash, \\N, \\., "quotes"\nand a line — Ünïcødé عربى 🛋';

/** Somebody who signed up, and can be asked about afterwards: two factors, an item with a picture, pieces, stock, a mail that waits. */
const liveIn = async (installation: Installation) => {
  const server = await runServer(installation.folder, { ...installation.settings, SMTP_URL: nowhere });
  const browser = makeBrowser(server.url);
  const body = signUpBody();
  const signedUp = await browser.post('/auth/signup', body);
  browser.keep(signedUp.body.data);
  const robin: PersonInTest = Object.assign(browser, {
    user: signedUp.body.data,
    email: body.email,
    password: body.password,
  });
  const warehouse = warehouseOf(robin);
  const sofa = await warehouse.item({ name: 'Sofa', description: awkward });
  const parent = await warehouse.bin({ name: 'Zone' });
  await warehouse.units(3, { itemId: sofa.id, locationId: await warehouse.bin({ parentId: parent }) });
  const picture = (await upload(robin, await photo())).body.id;
  expect((await robin.put(`/items/${sofa.id}/pictures`, { pictureIds: [picture] })).status).toBe(200);
  // Two-factor sign-in needs an address that was proven.
  await installation.look(
    (sql) => sql`update app_user set email_verified_at = now() where email = ${robin.email}`,
  );
  const { body: started } = await robin.post('/me/two-factor/start', { password: robin.password });
  const confirmed = await robin.post('/me/two-factor/confirm', { code: codeOf(started.secret) });
  expect(confirmed.status).toBe(200);
  const { token } = (await robin.get('/scan-codes')).body;
  return { server, robin, sofa, picture, totp: started.secret as string, token };
};

const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

const routes: [
  string,
  () => Promise<Installation>,
  () => Promise<Installation>,
  { s3: boolean; needs15: boolean },
][] = [
  ['embedded to a PostgreSQL 15', embedded, () => ownDatabase(15), { s3: false, needs15: true }],
  [
    'a PostgreSQL 15 and a bucket to a PostgreSQL 18 and a folder',
    () => ownDatabase(15),
    () => ownDatabase(18),
    { s3: true, needs15: true },
  ],
  ['a PostgreSQL 18 to embedded', () => ownDatabase(18), embedded, { s3: false, needs15: false }],
];

test.each(routes.filter(([, , , { needs15 }]) => has15 || !needs15))(
  'from %s: every row of every table, pictures, waiting mails and second factors come back',
  { timeout: 180_000 },
  async (_route, from, to, { s3 }) => {
    const store = s3 ? await startObjectStore() : undefined;
    if (store) onTestFinished(() => store.close());
    const bucket = store?.config ?? {};
    const [source, target] = [await from(), await to()];
    const before = { ...source, settings: { ...source.settings, ...bucket } };
    const { server, robin, sofa, picture, totp, token } = await liveIn(before);
    await server.kill('SIGTERM');
    const sums = await source.look(sumsOf);
    expect(Object.keys(sums).length).toBeGreaterThan(30);

    const file = join(temporaryFolder(), 'archway.backup');
    const made = await runCommand('backup', file, before.settings);
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backed up \d+ rows, 1 pictures and \d+ waiting jobs/),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await source.look(sumsOf)).toEqual(sums);

    // The embedded mode keeps the secret itself; with a database of one's own it is set, and must be the same.
    const secret: Record<string, string> =
      'DATABASE_URL' in source.settings || !('DATABASE_URL' in target.settings)
        ? {}
        : { TOKEN_SECRET: readFileSync(join(source.folder, 'token-secret'), 'utf8') };
    const settings = { ...target.settings, ...secret };
    const restored = await runCommand('restore', file, settings);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Restored \d+ rows and 1 pictures/),
    });
    expect(await target.look(sumsOf)).toEqual(sums);

    const mails = await startMailServer();
    onTestFinished(() => mails.stop());
    const again = await runServer(target.folder, { ...settings, SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
    onTestFinished(async () => void (await again.kill('SIGTERM')));
    const device = makeBrowser(again.url);
    const signedIn = await device.post('/auth/signin', {
      email: robin.email,
      password: robin.password,
      code: codeOf(totp, 1),
    });
    expect(signedIn.status).toBe(200);
    device.keep(signedIn.body);
    expect((await device.get(`/items/${sofa.id}`)).body).toMatchObject({
      name: 'Sofa',
      description: awkward,
    });
    // What a device was told before means nothing here, and what it is told now is not told again.
    const whole = (await device.get(`/scan-codes?since=${token}`)).body;
    const since = (await device.get(`/scan-codes?since=${whole.token}`)).body;
    expect([whole, since]).toMatchObject([
      { isWhole: true, pieces: { code: [expect.any(String), expect.any(String), expect.any(String)] } },
      { isWhole: false, pieces: { code: [] }, moved: { code: [] }, locations: [] },
    ]);
    const seen = await show({ url: again.url }, device, picture, 'large');
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await expect
      .poll(() => mails.received.map(({ to: [first] }) => first), { timeout: 30_000 })
      .toContain(robin.email);
  },
);

test('a backup that is made while people write is one moment of all of it', {
  timeout: 180_000,
}, async () => {
  const installation = await embedded();
  const { server, robin } = await liveIn(installation);
  const warehouse = warehouseOf(robin);
  const bin = await warehouse.bin();
  const item = await warehouse.item();
  let writing = true;
  let written = 0;
  const writer = async () => {
    while (writing) {
      await warehouse.units(2, { itemId: item.id, locationId: bin });
      await warehouse.item({ categoryId: item.categoryId });
      written += 1;
    }
  };
  const writers = [writer(), writer()];
  await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(2);
  const file = join(temporaryFolder(), 'archway.backup');
  const atStart = written;
  const made = await runCommand('backup', file, installation.settings);
  expect(made).toMatchObject({ code: 0 });
  const during = written - atStart;
  writing = false;
  await Promise.all(writers);
  await server.kill('SIGTERM');
  expect(during).toBeGreaterThan(0);

  const target = await embedded();
  expect(await runCommand('restore', file, target.settings)).toMatchObject({ code: 0 });
  const facts = await target.look(
    (sql) => sql<Record<string, boolean>[]>`
      select (select bool_and(i.owned = (select count(*) from unit u where u.org_id = i.org_id and u.item_id = i.id)) from item i) as counted,
        (select sum(n) from item_tally where facet = '') = (select count(*) from item) as tallied,
        (select count(*) from scan_event where kind = 'added') = (select count(*) from unit) as told,
        (select count(*) from audit_entry where action = 'item.created') = (select count(*) from item) as recorded`,
  );
  expect(facts).toEqual([{ counted: true, tallied: true, told: true, recorded: true }]);
  expect(readdirSync(target.folder).sort()).toEqual(['database-folder', 'files', 'postgres', 'token-secret']);
});

test('pictures that the command does not find are said, and what it did find is kept', {
  timeout: 120_000,
}, async () => {
  const installation = await embedded();
  const { server } = await liveIn(installation);
  await server.kill('SIGTERM');
  renameSync(join(installation.folder, 'files'), join(installation.folder, 'elsewhere'));
  const file = join(temporaryFolder(), 'archway.backup');
  expect(await runCommand('backup', file, installation.settings)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/1 pictures have no files where this command looks/),
  });
  expect(existsSync(file)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(['archway.backup']);
  const again = await runCommand('backup', file, installation.settings);
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/exists already/) });
});
