import { addDays } from '@archway/contract/kernel/days';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stagingWorld } from '../../../test/stagings/staging-world.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { today } from '../../../test/today.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const day = (number: number) => addDays(today, number);

const linkOf = async (person: PersonInTest, scope = 'all'): Promise<string> => {
  const made = await person.post('/calendar-feeds', { scope });
  expect(made.status).toBe(201);
  expect(made.body.url).toMatch(/^https:\/\/archway\.example\/api\/calendars\/[\w-]{65}\.ics$/);
  return made.body.url.replace('https://archway.example', app.url);
};

const read = async (link: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(link, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** As a calendar program reads it. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate, sequence } = new ICAL.Event(component);
    const value = (name: string) => component.getFirstPropertyValue(name)?.toString();
    return {
      uid,
      summary,
      description,
      location,
      sequence,
      starts: startDate.toString(),
      ends: endDate.toString(),
      wholeDay: startDate.isDate,
      status: value('status'),
      url: value('url'),
      modified: value('last-modified'),
    };
  });

const eventOf = async (link: string, id: string, key: string) =>
  eventsOf((await read(link)).text).find(({ uid }) => uid === `${id}-${key}@archway`);

describe('a calendar', () => {
  let boss: PersonInTest;
  let world: Awaited<ReturnType<typeof stagingWorld>>;
  let link: string;
  beforeAll(async () => {
    boss = await owner(app);
    world = await stagingWorld(app, boss);
    link = await linkOf(boss);
  });

  test('shows installation and end of a staging as whole days, with address and link', async () => {
    const job = await world.staging({ name: 'Maple', installOn: day(5), endsOn: day(65) });
    expect(await eventOf(link, job.id, 'install')).toEqual({
      uid: `${job.id}-install@archway`,
      summary: `Install: #${job.number} Maple`,
      description: 'Status: Lead',
      location: '1 Main St, Portland, OR',
      sequence: 0,
      starts: day(5),
      ends: day(6),
      wholeDay: true,
      status: 'TENTATIVE',
      url: `https://archway.example/stagings/${job.id}/details`,
      modified: expect.stringMatching(/Z$/),
    });
    expect(await eventOf(link, job.id, 'end')).toMatchObject({
      summary: `Staging ends: #${job.number} Maple`,
      starts: day(65),
    });
  });

  test('keeps the same event when a staging moves, with a higher sequence', async () => {
    const job = await world.staging({ installOn: day(5), endsOn: day(65) });
    const before = await eventOf(link, job.id, 'end');
    await boss.post(`/stagings/${job.id}/dates`, { version: 1, installOn: day(6), endsOn: day(70) });
    const after = await eventOf(link, job.id, 'end');
    expect(after).toMatchObject({ uid: before?.uid, starts: day(70) });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  test('calls off what was canceled or lost', async () => {
    const job = await world.staging({});
    await boss.post(`/stagings/${job.id}/status`, { version: 1, status: 'canceled' });
    expect(await eventOf(link, job.id, 'install')).toMatchObject({ status: 'CANCELLED' });
  });

  test('tells of a live staging when it renews, and until when notice can be given', async () => {
    const job = await world.staging({ installOn: day(-20), endsOn: day(40), autoRenew: true });
    await app.sql`update staging set status = 'live' where id = ${job.id}`;
    expect(await eventOf(link, job.id, `renewal-${day(40)}`)).toMatchObject({ starts: day(40) });
    expect(await eventOf(link, job.id, `notice-${day(40)}`)).toMatchObject({
      summary: `Last day to give notice: #${job.number} 1 Main St`,
      starts: day(30),
      status: 'CONFIRMED',
    });
    expect(await eventOf(link, job.id, 'end')).toBeUndefined();
  });

  test.each([
    ['commas, semicolons; and \\ backslashes', 'Oak, Elm; Ash \\ Fir: "Corner"'],
    ['what would end an event', 'X END:VEVENT BEGIN:VEVENT ATTACH:https://evil.test'],
    ['emoji, also where a line is folded', `${'🛋️👩‍👩‍👧 '.repeat(10)}end`],
    ['Arabic', 'شقة البحيرة، الطابق الثالث؛ واجهة بحرية مع إطلالة على المرسى والبرج'],
    ['one long word', 'x'.repeat(120)],
  ])('is read as it was written: %s', async (_what, name) => {
    const job = await world.staging({ name });
    expect((await eventOf(link, job.id, 'install'))?.summary).toBe(
      `Install: #${job.number} ${job.name as string}`,
    );
    for (const line of (await read(link)).text.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('takes new lines in an address as such', async () => {
    const { id: propertyId } = (
      await boss.post('/properties', { address: '9 Elm St', city: 'Portland', state: 'OR' })
    ).body;
    await app.sql`update property set address = ${'9 Elm St\r\nUID:other\nSuite 4'} where id = ${propertyId}`;
    const job = await world.staging({ propertyId, name: 'Elm' });
    expect(await eventOf(link, job.id, 'install')).toMatchObject({
      location: '9 Elm St\nUID:other\nSuite 4, Portland, OR',
    });
  });

  test('is not told again to a program that has it', async () => {
    const first = await read(link);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const etag = first.headers.get('etag') ?? '';
    const again = await read(link, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read(link)).headers.get('etag')).toBe(etag);
  });

  test('a link is written anew so many times and no more; whoever has it already goes on asking', async () => {
    const own = await linkOf(boss, 'own');
    const first = await read(own);
    const statuses = new Set<number>();
    for (let time = 0; time < 125; time += 1) statuses.add((await read(own)).status);
    expect([...statuses]).toEqual([200, 429]);
    const known = await read(own, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    expect((await read(link)).status).toBe(200);
  });

  test('a link is asked so many times and no more, also by whoever has its calendar', async () => {
    const other = await owner(app);
    const own = await linkOf(other, 'own');
    const etag = (await read(own)).headers.get('etag') ?? '';
    const [feed] = await app.sql<
      { id: string }[]
    >`select id from calendar_feed where org_id = ${other.user.activeOrganization!.id} and scope = 'own'`;
    const spent = { calls: Number.POSITIVE_INFINITY, seconds: 600 };
    app.services.limits.spendMany(`calendar:link:${feed!.id}`, spent, 298);
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await read(own, { 'if-none-match': etag })).status);
    expect(statuses).toEqual([304, 429, 429]);
    expect((await read(link)).status).toBe(200);
  });

  test('speaks the language of whoever reads it', async () => {
    const french = await owner(app, {});
    await app.sql`update app_user set locale = 'fr' where id = ${french.user.id}`;
    const { staging } = await stagingWorld(app, french);
    await staging({ name: 'Érable' });
    const [event] = eventsOf((await read(await linkOf(french))).text);
    expect([event?.summary, event?.description]).toEqual([
      'Installation: #1 Érable',
      expect.stringContaining('Statut'),
    ]);
  });
});

describe('whose stagings', () => {
  test('a designer’s own, all, or the organization’s', async () => {
    const boss = await owner(app);
    const designer = await colleague(app, boss, 'designer');
    const { staging } = await stagingWorld(app, boss);
    const members = (await boss.get('/members')).body.rows as { id: string; email: string }[];
    const designerId = members.find(({ email }) => email === designer.email)?.id;
    await staging({ name: 'Hers', designerId });
    await staging({ name: 'Nobody’s' });
    const count = async (link: string) => eventsOf((await read(link)).text).length;
    expect(await count(await linkOf(designer, 'own'))).toBe(2);
    expect(await count(await linkOf(designer, 'all'))).toBe(4);
    expectProblem(await designer.post('/calendar-feeds', { scope: 'organization' }), 'forbidden');
    expect(await count(await linkOf(boss, 'organization'))).toBe(4);
    const scopes = async (person: PersonInTest) =>
      (await person.get('/calendar-feeds')).body.rows.map(({ scope }: { scope: string }) => scope);
    expect(await scopes(designer)).toEqual(['own', 'all']);
    expect(await scopes(boss)).toEqual(['organization']);
  });

  test('never another organization’s', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const { staging } = await stagingWorld(app, boss);
    await staging({});
    expect(eventsOf((await read(await linkOf(stranger))).text)).toEqual([]);
    await linkOf(boss);
    const [feed] = (await boss.get('/calendar-feeds')).body.rows;
    expectProblem(await stranger.delete(`/calendar-feeds/${feed.id}`), 'not_found');
  });
});

describe('a link', () => {
  const shown = ({ status, text }: { status: number; text: string }) => {
    const { requestId: _, ...problem } = JSON.parse(text);
    return { status, problem };
  };

  test('that was revoked, replaced, is of somebody who left or may no longer see stagings answers as one that never was', async () => {
    const boss = await owner(app);
    const unknown = shown(await read(`${app.url}/api/calendars/${'A'.repeat(65)}.ics`));
    expect(unknown).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect(shown(await read(`${app.url}/api/calendars/x.ics`))).toEqual(unknown);
    expect(shown(await read((await linkOf(boss)).replace('.ics', '')))).toEqual(unknown);

    const replaced = await linkOf(boss);
    const revoked = await linkOf(boss);
    expect(shown(await read(replaced))).toEqual(unknown);
    const [feed] = (await boss.get('/calendar-feeds')).body.rows;
    expect((await boss.delete(`/calendar-feeds/${feed.id}`)).status).toBe(200);
    expect(shown(await read(revoked))).toEqual(unknown);
    expectProblem(await boss.delete(`/calendar-feeds/${feed.id}`), 'not_found');

    const [left, suspended, disabled, clerk] = await Promise.all(
      ['viewer', 'viewer', 'viewer', 'viewer'].map(async (role) => {
        const person = await colleague(app, boss, role);
        return { person, link: await linkOf(person) };
      }),
    );
    for (const one of [left, suspended, disabled, clerk]) expect((await read(one!.link)).status).toBe(200);
    await app.sql`update membership set status = 'left' where user_id = ${left!.person.user.id}`;
    await app.sql`update membership set status = 'suspended' where user_id = ${suspended!.person.user.id}`;
    await app.sql`update app_user set status = 'disabled' where id = ${disabled!.person.user.id}`;
    const role = await boss.post('/roles', { name: 'Clerk', rules: [{ action: 'read', subject: 'Task' }] });
    await app.sql`update membership set role_key = ${role.body.key}, role_id = ${role.body.id} where user_id = ${clerk!.person.user.id}`;
    for (const one of [left, suspended, disabled, clerk])
      expect(shown(await read(one!.link))).toEqual(unknown);
  });

  test('stands in no table, no log line and no entry of the audit log', async () => {
    const boss = await owner(app);
    const link = await linkOf(boss);
    await read(link);
    const secret = link.slice(-69, -4);
    expect(app.logged.join('\n')).not.toContain(secret.slice(22));
    expect((await boss.get('/audit')).text).not.toContain(secret.slice(22));
    const rows = await app.sql`select f::text as feed from calendar_feed f`;
    expect(JSON.stringify(rows)).not.toContain(secret.slice(22));
  });

  test('cannot be guessed for long', async () => {
    const tries = [];
    for (let nth = 0; nth < 62; nth += 1)
      tries.push((await read(`${app.url}/api/calendars/${'B'.repeat(63)}${10 + nth}.ics`)).status);
    expect(tries.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(tries.slice(60)).toEqual([429, 429]);
  });
});
