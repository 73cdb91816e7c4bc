import { exportFormats } from '@archway/contract/kernel/api/export-formats';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readXlsx, takeAway } from '../exports.ts';
import { call, endpoints, rows } from '../matrix/endpoints.ts';
import { exampleOf } from '../matrix/examples.ts';
import { makeWorld, type World } from '../matrix/world.ts';
import { useOwnTestApp } from '../test-app.ts';

const app = useOwnTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });
beforeEach(() => app.forgetLimits());

/** Found nowhere by chance. */
const code = 'LOCKBOX-7Q4ZXJ-0451';
let world: World;

/** Every property that there is has the code. */
const plant = async () => {
  await app.sql`update property set access_notes = ${code}`;
};

beforeAll(async () => {
  world = await makeWorld(app);
  const { id } = await world.staging();
  await plant();
  const [job] = await app.sql<{ propertyId: string }[]>`select property_id from staging where id = ${id}`;
  const set = await world.boss.request('PUT', `/api/properties/${job?.propertyId}/access`, { notes: code });
  expect(set.status).toBe(200);
  expect((await world.boss.get(`/properties/${job?.propertyId}/access`)).body.notes).toBe(code);
});

/** The one call that is for it. */
const told = 'properties.getAccess';

test('one call tells how to get in', () => {
  expect(endpoints.map(({ name }) => name)).toContain(told);
});

const inside = rows(({ name, meta }) => typeof meta.access === 'object' && name !== told);
test.each(inside)('%s does not tell how to get in', async (_name, endpoint) => {
  const person = await world.person('owner');
  const example = await exampleOf(endpoint)(world, person);
  await plant();
  const answer = await call(person, endpoint, {
    ...example,
    ...(example['notes'] ? { notes: 'None.' } : {}),
  });
  expect(answer.text).not.toContain(code);
});

const exported = endpoints.filter(({ name }) => name.endsWith('.export'));
describe.each(exportFormats)('as %s', (format) => {
  test.each(exported.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s does not tell how to get in',
    async (_name, { path }) => {
      await plant();
      const file = await takeAway(app, world.boss, path, { format });
      expect(file.status).toBe(200);
      const text = format === 'xlsx' ? JSON.stringify(await readXlsx(file.content)) : file.content.toString();
      expect(text).not.toContain(code);
    },
  );
});

test('no calendar, no mail, no entry of the audit log and no line of the server’s log tells it', async () => {
  const made = await world.boss.post('/calendar-feeds', { scope: 'organization' });
  const calendar = await (await fetch(made.body.url.replace('https://archway.example', app.url))).text();
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).not.toContain(code);

  await loseAPromisedPiece();
  await app.work();
  const mails = await app.sql<{ bodyText: string }[]>`select m::text as body_text from mail m`;
  expect(mails.some(({ bodyText }) => bodyText.includes('/details'))).toBe(true);
  expect(JSON.stringify(mails)).not.toContain(code);

  const entries = await app.sql<{ entry: string }[]>`select a::text as entry from audit_entry a`;
  expect(entries.some(({ entry }) => entry.includes('property.access-changed'))).toBe(true);
  expect(entries.filter(({ entry }) => entry.includes(code))).toEqual([]);
  expect(app.logged.length).toBeGreaterThan(0);
  expect(app.logged.filter((line) => line.includes(code))).toEqual([]);
});

/** Its designer, or the owner, is mailed what a staging lost. */
const loseAPromisedPiece = async () => {
  const { id, lineId } = await world.line();
  const orgId = world.boss.user.activeOrganization?.id ?? '';
  await app.sql`update reservation set status = 'bumped', bumped_at = now() where line_id = ${lineId}`;
  await app.jobs['tell-bumped']?.({ orgId, stagingId: id });
};
