import { addDays } from '@archway/contract/kernel/days';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stagingWorld } from '../../../test/stagings/staging-world.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { today } from '../../../test/today.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let crew: PersonInTest;
let crewId: string;
let world: Awaited<ReturnType<typeof stagingWorld>>;
beforeAll(async () => {
  boss = await owner(app);
  crew = await colleague(app, boss, 'crew');
  world = await stagingWorld(app, boss);
  const { rows } = (await boss.get('/members')).body;
  crewId = rows.find(({ email }: { email: string }) => email === crew.email).id;
});
beforeEach(() => app.forgetLimits());

/** As a calendar program reads it. */
const movesIn = async (person: PersonInTest, scope: string) => {
  const { url } = (await person.post('/calendar-feeds', { scope })).body;
  const text = await (await fetch(url.replace('https://archway.example', app.url))).text();
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }))
    .filter(({ event }) => event.uid.endsWith('-move@archway'))
    .map(({ component, event: { uid, summary, description, location, startDate, endDate, sequence } }) => ({
      uid,
      summary,
      description,
      location,
      sequence,
      starts: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      ends: endDate.isDate ? endDate.toString() : endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status')?.toString(),
      url: component.getFirstPropertyValue('url')?.toString(),
    }));
};

const plan = async (more: Record<string, unknown>) => {
  const job = await world.staging({
    name: 'Maple',
    installOn: addDays(today, 5),
    endsOn: addDays(today, 65),
  });
  await app.sql`update staging set status = 'confirmed' where id = ${job.id}`;
  const { status, body } = await boss.post('/moves', {
    stagingId: job.id,
    kind: 'in',
    scheduledOn: addDays(today, 5),
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

test('a move with a window is an event at that time there; one without is a whole day', async () => {
  await app.sql`update organization set timezone = 'America/Los_Angeles'`;
  const timed = await plan({ scheduledOn: '2027-01-15', startsAt: '08:00', endsAt: '12:30', leadId: crewId });
  const whole = await plan({ scheduledOn: '2027-07-15', startsAt: '08:00' });
  const events = await movesIn(boss, 'organization');
  expect(events.find(({ uid }) => uid === `${timed.id}-move@archway`)).toEqual({
    uid: `${timed.id}-move@archway`,
    summary: `Move-in: #${timed.number} Maple`,
    description: expect.stringMatching(/^Status: Scheduled\nLead: /),
    location: '1 Main St, Portland, OR',
    sequence: 0,
    starts: '2027-01-15T16:00:00.000Z',
    ends: '2027-01-15T20:30:00.000Z',
    status: 'CONFIRMED',
    url: `https://archway.example/stagings/${timed.stagingId}/move-in/overview`,
  });
  expect(events.find(({ uid }) => uid === `${whole.id}-move@archway`)).toMatchObject({
    starts: '2027-07-15',
    ends: '2027-07-16',
  });
});

test('one’s own calendar has the moves one leads or goes along with, and no others', async () => {
  const led = await plan({ leadId: crewId });
  const joined = await plan({ crewIds: [crewId] });
  const other = await plan({});
  const ids = (await movesIn(crew, 'own')).map(({ uid }) => uid);
  expect(ids).toEqual(expect.arrayContaining([`${led.id}-move@archway`, `${joined.id}-move@archway`]));
  expect(ids).not.toContain(`${other.id}-move@archway`);
  expect((await movesIn(crew, 'all')).map(({ uid }) => uid)).toContain(`${other.id}-move@archway`);
});

test('a move that is put off stays the same event, and one that is called off is told so', async () => {
  const move = await plan({});
  await boss.patch(`/moves/${move.id}`, { version: 1, scheduledOn: addDays(today, 9) });
  const one = async () =>
    (await movesIn(boss, 'organization')).find(({ uid }) => uid === `${move.id}-move@archway`);
  expect(await one()).toMatchObject({ starts: addDays(today, 9), sequence: 1 });
  await boss.post(`/moves/${move.id}/cancel`, { version: 2 });
  expect(await one()).toMatchObject({ status: 'CANCELLED', sequence: 2 });
});

test('whoever may not see moves reads none, and strangers see nobody else’s', async () => {
  await plan({});
  const role = await boss.post('/roles', {
    name: 'Stagings only',
    rules: [{ action: 'read', subject: 'Staging' }],
  });
  const clerk = await colleague(app, boss, 'viewer');
  await app.sql`update membership set role_key = ${role.body.key}, role_id = ${role.body.id} where user_id = ${clerk.user.id}`;
  expect(await movesIn(clerk, 'all')).toEqual([]);
  expect(await movesIn(await owner(app), 'all')).toEqual([]);
});

test('a draft is tentative', async () => {
  const move = await plan({ status: 'draft' });
  const [event] = (await movesIn(boss, 'all')).filter(({ uid }) => uid === `${move.id}-move@archway`);
  expect(event).toMatchObject({ status: 'TENTATIVE', description: expect.stringContaining('Draft') });
});
