import { mostHelpers, mostOpenLinks } from '@archway/contract/moves/helpers/helper-link';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { expectProblem, withoutRequest } from '../../../test/expect-problem.ts';
import { movingOf } from '../../../test/moves/moving.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { photo, show, upload } from '../../../test/pictures.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let moving: ReturnType<typeof movingOf>;
beforeAll(async () => {
  boss = await owner(app);
  moving = movingOf(boss);
});
beforeEach(() => app.forgetLimits());

/** A move-in of a chair, of which there are two. */
const chairs = async () => {
  const bin = await moving.house.bin();
  const item = await moving.house.item({ name: 'Chair' });
  const units = await moving.house.units(2, { itemId: item.id, locationId: bin });
  const { move, staging } = await moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  return { id: move.id as string, units: units.map(({ id }) => id), staging, item };
};

const linkFor = async (id: string, person: PersonInTest = boss, body: object = {}) => {
  const { status, body: link, text } = await person.post(`/moves/${id}/helper-links`, body);
  expect(status, text).toBe(201);
  return {
    id: link.id as string,
    token: (link.url as string).replace('https://archway.example/help/', ''),
    link,
  };
};

const join = async (token: string, name = 'Jo Nash') => {
  const browser = app.browser();
  const { status, body, text } = await browser.post('/helper-links/join', { token, name });
  expect(status, text).toBe(201);
  browser.keep(body);
  return Object.assign(browser, { user: body.user, rules: body.userAbilityRules });
};

const record = async (person: Browser, kind: string, more: Record<string, unknown>) => {
  const event = { id: newId(), at: app.services.clock.now().toISOString(), kind, ...more };
  const sentAt = app.services.clock.now().toISOString();
  const { status, body, text } = await person.post('/scans', { device: newId(), sentAt, events: [event] });
  expect(status, text).toBe(200);
  return { ...body.events[0], id: event.id };
};

const eventsOf = async (id: string, person: Browser = boss) =>
  (await person.get(`/moves/${id}/events`)).body.rows;

const leads = {
  async memberOf(lead: PersonInTest) {
    const { rows } = (await boss.get('/members?itemsPerPage=100')).body;
    return rows.find(({ email }: { email: string }) => email === lead.email);
  },
  async remove(lead: PersonInTest) {
    const { id } = await leads.memberOf(lead);
    const { status, text } = await boss.delete(`/members/${id}`);
    expect(status, text).toBe(200);
  },
  async suspend(lead: PersonInTest) {
    const { id } = await leads.memberOf(lead);
    const { status, text } = await boss.post(`/members/${id}/suspend`, {});
    expect(status, text).toBe(200);
  },
  async become(lead: PersonInTest, change: object) {
    const { id, version } = await leads.memberOf(lead);
    const { status, text } = await boss.patch(`/members/${id}`, { version, ...change });
    expect(status, text).toBe(200);
  },
};

const eventsTextOf = async (id: string, person: Browser) => {
  const { body, text } = await person.get(`/moves/${id}/events`);
  return { rows: body.rows, text };
};

const pictureOf = async (person: Browser, eventId: string): Promise<string> => {
  const content = await photo();
  const form = new FormData();
  const fields = { picture: newId(), position: 0, bytes: content.length, offset: 0 };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(content)], 'photo.jpg'));
  const { status, body, text } = await person.post(`/scans/${eventId}/pictures`, form);
  expect(status, text).toBe(200);
  return body.fileId;
};

describe('a helper', () => {
  test('joins by a link under a name, and what they scan carries it', async () => {
    const { id, units } = await chairs();
    const { token } = await linkFor(id);
    expect((await app.browser().post('/helper-links/preview', { token })).body).toEqual({
      organizationName: boss.user.activeOrganization?.name,
      kind: 'in',
      day: expect.any(String),
    });
    const jo = await join(token);
    expect(jo.user).toMatchObject({ firstName: 'Jo Nash', lastName: '', email: '', helping: { moveId: id } });
    expect(await record(jo, 'picked', { moveId: id, unitId: units[0] })).toMatchObject({ applied: true });
    expect(await eventsOf(id)).toMatchObject([{ kind: 'picked', by: 'Jo Nash' }]);
    const { rows } = (await boss.get(`/moves/${id}/helper-links`)).body;
    expect(rows).toMatchObject([{ isOpen: true, revokedAt: null, helpers: [{ name: 'Jo Nash' }] }]);
    const { rows: log } = (await boss.get('/audit?itemsPerPage=10')).body;
    expect(
      log.map((entry: { action: string; actor: { name: string } | null }) => [
        entry.action,
        entry.actor?.name,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['unit.scanned', 'Jo Nash'],
        ['move.helper-joined', 'Jo Nash'],
      ]),
    );
  });

  test('sees pieces, rooms and bins of the move, and neither whose home it is, where, by whom, nor what was noted', async () => {
    const { id } = await chairs();
    const secret = `secret ${newId()}`;
    const { version } = await moving.moveNow(id);
    await boss.patch(`/moves/${id}`, { version, notes: secret });
    await app.sql`update staging set name = ${secret} where id = (select staging_id from move where id = ${id})`;
    const jo = await join((await linkFor(id)).token);
    const { status, body, text } = await jo.get(`/moves/${id}`);
    expect(status).toBe(200);
    expect(body.lines).toMatchObject([
      { itemName: 'Chair', roomName: 'Dining room', bins: [{ quantity: 2 }] },
    ]);
    expect(text).not.toContain(secret);
    for (const word of ['Elm', 'Portland', 'Dana', boss.user.lastName]) expect(text).not.toContain(word);
    expect(body).toMatchObject({ latitude: null, leadName: null, vehicleName: null, crew: [], notes: '' });
    expect((await jo.get(`/moves/${id}/pull-list`)).body.rows).toHaveLength(1);
    const codes = await jo.get(`/moves/${id}/codes`);
    expect(codes.body).toMatchObject({ items: [{ name: 'Chair' }], locations: [{ labels: '' }] });
    expect(codes.body.pieces).toHaveLength(2);
    expect((await jo.get('/me')).body).toMatchObject({ user: { email: '' }, userAbilityRules: jo.rules });
  });

  test('records nothing on another move, nothing of the stock, and takes back only what is their own', async () => {
    const [mine, other] = [await chairs(), await chairs()];
    const jo = await join((await linkFor(mine.id)).token);
    const [piece, theirs] = [mine.units[0], other.units[0]];
    const refused = { applied: false, review: 'forbidden' };
    expect(await record(jo, 'picked', { moveId: other.id, unitId: theirs })).toMatchObject(refused);
    expect(await record(jo, 'seen', { unitId: piece })).toMatchObject(refused);
    expect(await record(jo, 'moved', { unitId: piece, locationId: newId() })).toMatchObject(refused);
    expect(
      await record(jo, 'received', { itemId: mine.item.id, locationId: newId(), quantity: 1 }),
    ).toMatchObject(refused);
    expect(await eventsOf(other.id)).toEqual([]);
    const picked = await record(boss, 'picked', { moveId: mine.id, unitId: piece });
    expect(await record(jo, 'undone', { undoes: picked.id })).toMatchObject(refused);
    const own = await record(jo, 'missing', { moveId: mine.id, unitId: mine.units[1] });
    expect(await record(jo, 'undone', { undoes: own.id, moveId: other.id })).toMatchObject(refused);
    expect(await record(jo, 'undone', { undoes: own.id })).toMatchObject({ applied: true });
  });

  test('is told that a piece is for another home, and not for which', async () => {
    const [mine, other] = [await chairs(), await chairs()];
    await record(boss, 'picked', { moveId: other.id, unitId: other.units[0] });
    const jo = await join((await linkFor(mine.id)).token);
    app.pass(1);
    expect(await record(jo, 'picked', { moveId: mine.id, unitId: other.units[0] })).toMatchObject({
      applied: true,
      belongsTo: { moveId: null, stagingNumber: null, stagingName: '' },
    });
  });

  test('sees the covers of what is on the move and the photos that were taken there, and no other', async () => {
    const { id, item, units } = await chairs();
    const [cover, other] = [
      (await upload(boss, await photo())).body,
      (await upload(boss, await photo())).body,
    ];
    const { version } = (await boss.get(`/items/${item.id}`)).body;
    const put = await boss.put(`/items/${item.id}/pictures`, { version, pictureIds: [cover.id, other.id] });
    expect(put.status, put.text).toBe(200);
    const jo = await join((await linkFor(id)).token);
    const damaged = await record(jo, 'damaged', { moveId: id, unitId: units[0], note: 'A leg is off' });
    const taken = await pictureOf(jo, damaged.id);
    const seen = async (pictureId: string) => (await show(app, jo, pictureId)).status;
    expect(await seen(cover.id)).toBe(200);
    expect(await seen(taken)).toBe(200);
    expect(await seen(other.id)).toBe(404);
    const upstairs = await chairs();
    expect((await show(app, await join((await linkFor(upstairs.id)).token), cover.id)).status).toBe(404);
  });

  test('is told of no member by name, nothing that others noted or photographed, and no signature', async () => {
    const { id, units } = await chairs();
    const secret = `secret ${newId()}`;
    const [jo, al] = [await join((await linkFor(id)).token), await join((await linkFor(id)).token, 'Al')];
    await record(boss, 'picked', { moveId: id, unitId: units[0], note: secret });
    const signed = await record(boss, 'signed', { moveId: id, note: `Signed by ${secret}` });
    const picture = await pictureOf(boss, signed.id);
    const own = await record(jo, 'damaged', { moveId: id, unitId: units[1], note: 'A leg is off' });
    const ownPicture = await pictureOf(jo, own.id);
    const { rows, text } = await eventsTextOf(id, jo);
    for (const word of [secret, boss.user.id, boss.user.lastName, picture]) expect(text).not.toContain(word);
    expect(rows).toMatchObject([
      { kind: 'picked', unitId: units[0], by: null, byId: null, device: null, note: '', pictureIds: [] },
      { kind: 'signed', by: null, note: '', pictureIds: [] },
      { by: 'Jo Nash', byId: jo.user.id, note: 'A leg is off', pictureIds: [ownPicture] },
    ]);
    const [, , told] = (await eventsTextOf(id, al)).rows;
    expect(told).toMatchObject({ by: 'Jo Nash', byId: null, note: '', pictureIds: [] });
    const seen = await Promise.all(
      [
        [jo, picture],
        [al, ownPicture],
        [jo, ownPicture],
      ].map(async ([who, one]) => (await show(app, who as Browser, one as string)).status),
    );
    expect(seen).toEqual([404, 404, 200]);
    for (const person of [boss, al]) await person.get(`/moves/${id}/present?tab=pickup`);
    await app.services.presence.allWritten();
    expect((await jo.get(`/moves/${id}/present?tab=pickup`)).body.rows).toMatchObject([{ name: 'Al' }]);
  });

  test('learns nothing of what they bring along themselves but that it is not on the move', async () => {
    const { id } = await chairs();
    const jo = await join((await linkFor(id)).token);
    const secret = `Armchair ${newId()}`;
    const bin = await moving.house.bin();
    const [item, towel] = [
      await moving.house.item({ name: secret }),
      await moving.house.item({ name: `${secret} towel`, tracking: 'bulk' }),
    ];
    await boss.post('/stock/receive', { itemId: towel.id, locationId: bin, quantity: 5 });
    const [piece] = await moving.house.units(3, { itemId: item.id, locationId: bin });
    expect(await record(jo, 'picked', { moveId: id, code: piece!.code })).toMatchObject({ applied: true });
    expect(await record(jo, 'picked', { moveId: id, itemId: towel.id })).toMatchObject({ applied: true });
    const paths = ['', '/events', '/codes'];
    const answers = async (who: Browser) =>
      (await Promise.all(paths.map((path) => who.get(`/moves/${id}${path}`)))).map(({ text }) =>
        text.includes(secret),
      );
    expect(await answers(jo)).toEqual([false, false, false]);
    expect((await jo.get(`/moves/${id}/pull-list`)).text).not.toContain(bin);
    const { lines } = (await jo.get(`/moves/${id}`)).body;
    expect(lines).toHaveLength(3);
    const extras = lines.filter(({ isExtra }: { isExtra: boolean }) => isExtra);
    expect(extras).toMatchObject([
      { itemName: '', sku: '', bins: [], units: [], picked: 1 },
      { itemName: '', sku: '', bins: [], units: [], picked: 1 },
    ]);
    const codes = (await jo.get(`/moves/${id}/codes`)).text;
    for (const hidden of [item.id, piece!.code, bin]) expect(codes).not.toContain(hidden);
    // What a member takes along is the crew's business.
    await record(boss, 'dropped', { moveId: id, unitId: piece!.id });
    expect(await answers(jo)).toEqual([true, true, true]);
  });

  test('is told the same of every code that leads nowhere for them', async () => {
    const { id } = await chairs();
    const jo = await join((await linkFor(id)).token);
    const other = await moving.house.item({ name: 'Desk' });
    const [desk] = await moving.house.units(1, { itemId: other.id, locationId: await moving.house.bin() });
    const tried = [
      { code: 'no-such-code' },
      { itemId: other.id },
      { code: desk!.code, locationCode: desk!.code },
      { unitId: newId() },
      { itemId: newId() },
    ];
    for (const what of tried)
      expect(await record(jo, 'picked', { moveId: id, ...what })).toMatchObject({
        applied: false,
        review: 'unknown_code',
      });
  });

  test('hears nothing live, and cannot be signed in as, mailed, or made a member', async () => {
    const { id } = await chairs();
    const jo = await join((await linkFor(id)).token);
    expect((await jo.request('GET', '/live')).status).toBe(403);
    const [person] = await app.sql<{ email: string }[]>`select email from app_user where id = ${jo.user.id}`;
    expect(person?.email).toMatch(/^[0-9a-f]{32}@helpers\.invalid$/);
    expectProblem(
      await app.browser().post('/auth/signin', { email: person?.email, password: 'the password of nobody' }),
      'invalid_credentials',
    );
    await app.browser().post('/auth/forgot-password', { email: person?.email });
    await app.work();
    expect(await app.sql`select 1 from mail where recipient = ${person!.email}`).toEqual([]);
    await expect(app.sql`update app_user set password_hash = 'any' where id = ${jo.user.id}`).rejects.toThrow(
      'app_user_helper_without_password',
    );
  });

  test('is in no list of members and counts as none', async () => {
    const before = (await boss.get('/members?itemsPerPage=100')).body;
    const team = async () => [
      (await boss.get('/dashboard')).body.members,
      (await boss.get('/members?itemsPerPage=100')).body.total,
      (await boss.get('/members?status=left')).body.total,
    ];
    const counts = await team();
    const { id } = await chairs();
    const link = await linkFor(id);
    const jo = await join(link.token);
    expect(await team()).toEqual(counts);
    expect((await boss.get('/members?itemsPerPage=100')).body).toEqual(before);
    const [{ id: membershipId }] = (await app.sql`
      select id from membership where user_id = ${jo.user.id}`) as unknown as [{ id: string }];
    expectProblem(await boss.delete(`/members/${membershipId}`), 'not_found');
    const { version } = await moving.moveNow(id);
    expectProblem(
      await boss.patch(`/moves/${id}`, { version, leadId: membershipId }),
      'invalid_input',
      'leadId',
    );
    await boss.post(`/helper-links/${link.id}/revoke`);
    expect(await team()).toEqual(counts);
  });

  test('is no member of a role that an organization calls the same', async () => {
    const { status, body } = await boss.post('/roles', {
      name: 'Helper',
      rules: [{ action: 'read', subject: 'Move' }],
    });
    expect(status).toBe(201);
    const hired = await colleague(app, boss, body.key);
    expect(body.key).toBe('helper');
    expect((await hired.get('/moves')).status).toBe(200);
    const { rows } = (await boss.get('/members?itemsPerPage=100')).body;
    expect(rows.map(({ role }: { role: string }) => role)).toContain('helper');
  });
});

describe('a link', () => {
  test('that is revoked ends the work of all who joined by it at once, and what they recorded stays', async () => {
    const { id, units } = await chairs();
    const [first, second] = [await linkFor(id), await linkFor(id)];
    const [jo, al] = [await join(first.token), await join(second.token, 'Al')];
    await record(jo, 'picked', { moveId: id, unitId: units[0] });
    expect((await boss.post(`/helper-links/${first.id}/revoke`)).status).toBe(200);
    expectProblem(await jo.get(`/moves/${id}`), 'unauthenticated');
    expectProblem(
      await app.browser().post('/auth/refresh-token', { refreshToken: jo.state.refreshToken }),
      'unauthenticated',
    );
    expect((await al.get(`/moves/${id}`)).status).toBe(200);
    expect(await eventsOf(id)).toMatchObject([{ by: 'Jo Nash' }]);
    const { rows } = (await boss.get(`/moves/${id}/helper-links`)).body;
    expect(rows.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([true, false]);
    expectProblem(await boss.post(`/helper-links/${first.id}/revoke`), 'not_found');
  });

  test('that never was, is revoked or is over answers the same to whoever tries it', async () => {
    const { id } = await chairs();
    const [revoked, over] = [await linkFor(id), await linkFor(id)];
    await boss.post(`/helper-links/${revoked.id}/revoke`);
    const never = `${over.token.slice(0, 22)}${'A'.repeat(43)}`;
    const tried = async (token: string) => [
      await app.browser().post('/helper-links/preview', { token }),
      await app.browser().post('/helper-links/join', { token, name: 'Jo' }),
    ];
    app.pass(25 * 3600);
    const answers = (await Promise.all([never, revoked.token, over.token, 'x'.repeat(30)].map(tried))).flat();
    app.pass(-25 * 3600);
    for (const answer of answers) expectProblem(answer, 'not_found');
    expect(new Set(answers.map((answer) => JSON.stringify(withoutRequest(answer)))).size).toBe(1);
  });

  test('ends with its day, however often a session is refreshed, which itself ends a week later', async () => {
    const { id } = await chairs();
    const { token, link } = await linkFor(id);
    const jo = await join(token);
    const left = Math.floor((Date.parse(link.expiresAt) - app.services.clock.now().getTime()) / 1000);
    expect(left).toBeLessThanOrEqual(25 * 3600);
    const refreshed = await app
      .browser()
      .post('/auth/refresh-token', { refreshToken: jo.state.refreshToken });
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.userAbilityRules).toEqual(jo.rules);
    app.pass(left + 1);
    const { refreshToken } = refreshed.body;
    const late = await app.browser().post('/auth/refresh-token', { refreshToken });
    const seen = await jo.get(`/moves/${id}`);
    app.pass(7 * 86_400);
    const later = await app.browser().post('/auth/refresh-token', { refreshToken: late.body.refreshToken });
    app.pass(-left - 1 - 7 * 86_400);
    expectProblem(seen, 'unauthenticated');
    expect(late.status).toBe(200);
    expectProblem(later, 'unauthenticated');
  });

  test('takes for a week after its day what was recorded before, and nothing else', async () => {
    const { id, units } = await chairs();
    const { token, link } = await linkFor(id);
    const jo = await join(token);
    const [chair] = units;
    const left = Math.ceil((Date.parse(link.expiresAt) - app.services.clock.now().getTime()) / 1000);
    const before = {
      id: newId(),
      at: app.services.clock.now().toISOString(),
      kind: 'picked',
      moveId: id,
      unitId: chair,
    };
    const sendAfter = async (days: number, events: readonly object[]) => {
      app.pass(left + days * 86_400);
      const { body } = await jo.post('/auth/refresh-token', { refreshToken: jo.state.refreshToken });
      if (body.accessToken) jo.keep({ ...jo.state, ...body });
      const sentAt = app.services.clock.now().toISOString();
      const answer = await jo.post('/scans', { device: newId(), sentAt, events });
      const read = await Promise.all(
        ['', '/events', '/codes', '/pull-list', '/present?tab=pickup'].map((path) =>
          jo.get(`/moves/${id}${path}`),
        ),
      );
      app.pass(-left - days * 86_400);
      return { answer, read: read.map(({ status }) => status) };
    };
    const after = { ...before, id: newId(), at: new Date(Date.parse(link.expiresAt) + 60_000).toISOString() };
    const { answer, read } = await sendAfter(5, [before, after]);
    expect(answer.body.events).toMatchObject([{ applied: true }, { applied: false, review: 'forbidden' }]);
    expect(read.every((status) => status === 403)).toBe(true);
    expect(await eventsOf(id)).toMatchObject([{ kind: 'picked', by: 'Jo Nash' }]);
    const tooLate = await sendAfter(8, [{ ...before, id: newId() }]);
    expectProblem(tooLate.answer, 'unauthenticated');
  });

  test('for the day of the move opens nothing before it, and none is made for a day that is over', async () => {
    const { id } = await chairs();
    const { token, link } = await linkFor(id, boss, { on: 'move' });
    expect(link).toMatchObject({ day: '2027-02-28', isOpen: true });
    expectProblem(await app.browser().post('/helper-links/preview', { token }), 'not_found');
    await app.sql`update move set scheduled_on = '2020-01-01' where id = ${id}`;
    expectProblem(await boss.post(`/moves/${id}/helper-links`, { on: 'move' }), 'invalid_input', 'on');
  });

  test.each(['complete', 'cancel'])('ends when somebody does this to its move: %s', async (how) => {
    const { id, units } = await chairs();
    const jo = await join((await linkFor(id)).token);
    const now = () => app.services.clock.now().toISOString();
    const before = now();
    if (how === 'complete') {
      await record(jo, 'picked', { moveId: id, unitId: units[0] });
      app.pass(1);
      await record(jo, 'dropped', { moveId: id, unitId: units[0] });
    }
    const { version } = await moving.moveNow(id);
    const ended = await boss.post(`/moves/${id}/${how}`, { version });
    expect(ended.status, ended.text).toBe(200);
    expectProblem(await jo.get(`/moves/${id}`), 'forbidden');
    expectProblem(await boss.post(`/moves/${id}/helper-links`, {}), 'conflict');
    // What was recorded before and comes only now belongs to the move all the same.
    const [, second] = units;
    const early = {
      id: newId(),
      at: before,
      kind: 'damaged',
      moveId: id,
      unitId: second,
      note: 'A leg is off',
    };
    const { body } = await jo.post('/scans', { device: newId(), sentAt: now(), events: [early] });
    expect(body.events).toMatchObject([{ applied: true }]);
  });

  test('is for so many people and no more', async () => {
    const { id } = await chairs();
    const { token } = await linkFor(id);
    for (let count = 0; count < mostHelpers; count += 1) await join(token, `Helper ${count}`);
    expectProblem(await app.browser().post('/helper-links/join', { token, name: 'Late' }), 'conflict');
  });

  test.each([
    ['is removed', (lead: PersonInTest) => leads.remove(lead)],
    ['is suspended', (lead: PersonInTest) => leads.suspend(lead)],
    ['gets a role without the right', (lead: PersonInTest) => leads.become(lead, { role: 'viewer' })],
  ])('opens nothing any more, to nobody, once whoever made it %s', async (_how, change) => {
    const { id, units } = await chairs();
    const lead = await colleague(app, boss, 'crew');
    const { token } = await linkFor(id, lead);
    const jo = await join(token);
    expect((await jo.get(`/moves/${id}`)).status).toBe(200);
    await change(lead);
    expectProblem(await jo.get(`/moves/${id}`), 'unauthenticated');
    const event = { id: newId(), at: new Date().toISOString(), kind: 'picked', moveId: id, unitId: units[0] };
    const batch = { device: newId(), sentAt: event.at, events: [event] };
    expectProblem(await jo.post('/scans', batch), 'unauthenticated');
    expectProblem(await app.browser().post('/helper-links/preview', { token }), 'not_found');
    expectProblem(await app.browser().post('/helper-links/join', { token, name: 'Al' }), 'not_found');
    expect((await boss.get(`/moves/${id}/helper-links`)).body.rows).toMatchObject([{ isOpen: false }]);
  });

  test('holds as long as the rules of a custom role let whoever made it make one', async () => {
    const { id } = await chairs();
    const rules = (more: object[]) => [{ action: 'read', subject: 'Move' }, ...more];
    const may = rules([{ action: 'update', subject: 'Move' }]);
    const role = await boss.post('/roles', { name: 'Lead', rules: may });
    const lead = await colleague(app, boss, role.body.key);
    const jo = await join((await linkFor(id, lead)).token);
    expect((await jo.get(`/moves/${id}`)).status).toBe(200);
    const { version } = role.body;
    const changed = await boss.patch(`/roles/${role.body.id}`, { name: 'Lead', rules: rules([]), version });
    expect(changed.status, changed.text).toBe(200);
    expectProblem(await jo.get(`/moves/${id}`), 'unauthenticated');
  });

  test('is one of so many that are open at a time', async () => {
    const { id } = await chairs();
    const [first] = [await linkFor(id)];
    for (let count = 1; count < mostOpenLinks; count += 1) await linkFor(id);
    expectProblem(await boss.post(`/moves/${id}/helper-links`, {}), 'conflict');
    await boss.post(`/helper-links/${first.id}/revoke`);
    await linkFor(id);
  });

  test('is made by whoever leads a move, and a wrong name or token is named', async () => {
    const { id } = await chairs();
    const crew = await colleague(app, boss, 'crew');
    const { token } = await linkFor(id, crew);
    const viewer = await colleague(app, boss, 'viewer');
    expectProblem(await viewer.post(`/moves/${id}/helper-links`, {}), 'forbidden');
    expectProblem(await viewer.get(`/moves/${id}/helper-links`), 'forbidden');
    const tried = (body: object) => app.browser().post('/helper-links/join', body);
    expectProblem(await tried({ token, name: ' ' }), 'invalid_input', 'name');
    expectProblem(await tried({ token: 'no', name: 'Jo' }), 'invalid_input', 'token');
  });
});
