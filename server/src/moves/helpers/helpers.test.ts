import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { helpingOf } from '../../../test/moves/helping.ts';
import { useMoving } from '../../../test/moves/use-moving.ts';
import { colleague } from '../../../test/people.ts';
import { photo, show, upload } from '../../../test/pictures.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

const app = useOwnTestApp();
const company = useMoving(app);
let helping: ReturnType<typeof helpingOf>;
beforeAll(() => {
  helping = helpingOf(app, company);
});

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
    const { id, units } = await helping.chairs();
    const { token } = await helping.linkFor(id);
    expect((await app.browser().post('/helper-links/preview', { token })).body).toEqual({
      organizationName: company.boss.user.activeOrganization?.name,
      kind: 'in',
      day: expect.any(String),
    });
    const jo = await helping.join(token);
    expect(jo.user).toMatchObject({ firstName: 'Jo Nash', lastName: '', email: '', helping: { moveId: id } });
    expect(await helping.record(jo, 'picked', { moveId: id, unitId: units[0] })).toMatchObject({
      applied: true,
    });
    expect(await helping.eventsOf(id)).toMatchObject([{ kind: 'picked', by: 'Jo Nash' }]);
    const { rows } = (await company.boss.get(`/moves/${id}/helper-links`)).body;
    expect(rows).toMatchObject([{ isOpen: true, revokedAt: null, helpers: [{ name: 'Jo Nash' }] }]);
    const { rows: log } = (await company.boss.get('/audit?itemsPerPage=10')).body;
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
    const { id } = await helping.chairs();
    const secret = `secret ${newId()}`;
    const { version } = await company.moving.moveNow(id);
    await company.boss.patch(`/moves/${id}`, { version, notes: secret });
    await app.sql`update staging set name = ${secret} where id = (select staging_id from move where id = ${id})`;
    const jo = await helping.join((await helping.linkFor(id)).token);
    const { status, body, text } = await jo.get(`/moves/${id}`);
    expect(status).toBe(200);
    expect(body.lines).toMatchObject([
      { itemName: 'Chair', roomName: 'Dining room', bins: [{ quantity: 2 }] },
    ]);
    expect(text).not.toContain(secret);
    for (const word of ['Elm', 'Portland', 'Dana', company.boss.user.lastName])
      expect(text).not.toContain(word);
    expect(body).toMatchObject({ latitude: null, leadName: null, vehicleName: null, crew: [], notes: '' });
    expect((await jo.get(`/moves/${id}/pull-list`)).body.rows).toHaveLength(1);
    const codes = await jo.get(`/moves/${id}/codes`);
    expect(codes.body).toMatchObject({ items: [{ name: 'Chair' }], locations: [{ labels: '' }] });
    expect(codes.body.pieces).toHaveLength(2);
    expect((await jo.get('/me')).body).toMatchObject({ user: { email: '' }, userAbilityRules: jo.rules });
  });

  test('records nothing on another move, nothing of the stock, and takes back only what is their own', async () => {
    const [mine, other] = [await helping.chairs(), await helping.chairs()];
    const jo = await helping.join((await helping.linkFor(mine.id)).token);
    const [piece, theirs] = [mine.units[0], other.units[0]];
    const refused = { applied: false, review: 'forbidden' };
    expect(await helping.record(jo, 'picked', { moveId: other.id, unitId: theirs })).toMatchObject(refused);
    expect(await helping.record(jo, 'seen', { unitId: piece })).toMatchObject(refused);
    expect(await helping.record(jo, 'moved', { unitId: piece, locationId: newId() })).toMatchObject(refused);
    expect(
      await helping.record(jo, 'received', { itemId: mine.item.id, locationId: newId(), quantity: 1 }),
    ).toMatchObject(refused);
    expect(await helping.eventsOf(other.id)).toEqual([]);
    const picked = await helping.record(company.boss, 'picked', { moveId: mine.id, unitId: piece });
    expect(await helping.record(jo, 'undone', { undoes: picked.id })).toMatchObject(refused);
    const own = await helping.record(jo, 'missing', { moveId: mine.id, unitId: mine.units[1] });
    expect(await helping.record(jo, 'undone', { undoes: own.id, moveId: other.id })).toMatchObject(refused);
    expect(await helping.record(jo, 'undone', { undoes: own.id })).toMatchObject({ applied: true });
  });

  test('is told that a piece is for another home, and not for which', async () => {
    const [mine, other] = [await helping.chairs(), await helping.chairs()];
    await helping.record(company.boss, 'picked', { moveId: other.id, unitId: other.units[0] });
    const jo = await helping.join((await helping.linkFor(mine.id)).token);
    app.pass(1);
    expect(await helping.record(jo, 'picked', { moveId: mine.id, unitId: other.units[0] })).toMatchObject({
      applied: true,
      belongsTo: { moveId: null, stagingNumber: null, stagingName: '' },
    });
  });

  test('sees the covers of what is on the move and the photos that were taken there, and no other', async () => {
    const { id, item, units } = await helping.chairs();
    const [cover, other] = [
      (await upload(company.boss, await photo())).body,
      (await upload(company.boss, await photo())).body,
    ];
    const { version } = (await company.boss.get(`/items/${item.id}`)).body;
    const put = await company.boss.put(`/items/${item.id}/pictures`, {
      version,
      pictureIds: [cover.id, other.id],
    });
    expect(put.status, put.text).toBe(200);
    const jo = await helping.join((await helping.linkFor(id)).token);
    const damaged = await helping.record(jo, 'damaged', {
      moveId: id,
      unitId: units[0],
      note: 'A leg is off',
    });
    const taken = await pictureOf(jo, damaged.id);
    const seen = async (pictureId: string) => (await show(app, jo, pictureId)).status;
    expect(await seen(cover.id)).toBe(200);
    expect(await seen(taken)).toBe(200);
    expect(await seen(other.id)).toBe(404);
    const upstairs = await helping.chairs();
    expect(
      (await show(app, await helping.join((await helping.linkFor(upstairs.id)).token), cover.id)).status,
    ).toBe(404);
  });

  test('is told of no member by name, nothing that others noted or photographed, and no signature', async () => {
    const { id, units } = await helping.chairs();
    const secret = `secret ${newId()}`;
    const [jo, al] = [
      await helping.join((await helping.linkFor(id)).token),
      await helping.join((await helping.linkFor(id)).token, 'Al'),
    ];
    await helping.record(company.boss, 'picked', { moveId: id, unitId: units[0], note: secret });
    const signed = await helping.record(company.boss, 'signed', { moveId: id, note: `Signed by ${secret}` });
    const picture = await pictureOf(company.boss, signed.id);
    const own = await helping.record(jo, 'damaged', { moveId: id, unitId: units[1], note: 'A leg is off' });
    const ownPicture = await pictureOf(jo, own.id);
    const { rows, text } = await eventsTextOf(id, jo);
    for (const word of [secret, company.boss.user.id, company.boss.user.lastName, picture])
      expect(text).not.toContain(word);
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
    for (const person of [company.boss, al]) await person.get(`/moves/${id}/present?tab=pickup`);
    await app.services.presence.allWritten();
    expect((await jo.get(`/moves/${id}/present?tab=pickup`)).body.rows).toMatchObject([{ name: 'Al' }]);
  });

  test('learns nothing of what they bring along themselves but that it is not on the move', async () => {
    const { id } = await helping.chairs();
    const jo = await helping.join((await helping.linkFor(id)).token);
    const secret = `Armchair ${newId()}`;
    const bin = await company.moving.house.bin();
    const [item, towel] = [
      await company.moving.house.item({ name: secret }),
      await company.moving.house.item({ name: `${secret} towel`, tracking: 'bulk' }),
    ];
    await company.boss.post('/stock/receive', { itemId: towel.id, locationId: bin, quantity: 5 });
    const [piece] = await company.moving.house.units(3, { itemId: item.id, locationId: bin });
    expect(await helping.record(jo, 'picked', { moveId: id, code: piece!.code })).toMatchObject({
      applied: true,
    });
    expect(await helping.record(jo, 'picked', { moveId: id, itemId: towel.id })).toMatchObject({
      applied: true,
    });
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
    await helping.record(company.boss, 'dropped', { moveId: id, unitId: piece!.id });
    expect(await answers(jo)).toEqual([true, true, true]);
  });

  test('is told the same of every code that leads nowhere for them', async () => {
    const { id } = await helping.chairs();
    const jo = await helping.join((await helping.linkFor(id)).token);
    const other = await company.moving.house.item({ name: 'Desk' });
    const [desk] = await company.moving.house.units(1, {
      itemId: other.id,
      locationId: await company.moving.house.bin(),
    });
    const tried = [
      { code: 'no-such-code' },
      { itemId: other.id },
      { code: desk!.code, locationCode: desk!.code },
      { unitId: newId() },
      { itemId: newId() },
    ];
    for (const what of tried)
      expect(await helping.record(jo, 'picked', { moveId: id, ...what })).toMatchObject({
        applied: false,
        review: 'unknown_code',
      });
  });

  test('hears nothing live, and cannot be signed in as, mailed, or made a member', async () => {
    const { id } = await helping.chairs();
    const jo = await helping.join((await helping.linkFor(id)).token);
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
    const before = (await company.boss.get('/members?itemsPerPage=100')).body;
    const team = async () => [
      (await company.boss.get('/dashboard')).body.members,
      (await company.boss.get('/members?itemsPerPage=100')).body.total,
      (await company.boss.get('/members?status=left')).body.total,
    ];
    const counts = await team();
    const { id } = await helping.chairs();
    const link = await helping.linkFor(id);
    const jo = await helping.join(link.token);
    expect(await team()).toEqual(counts);
    expect((await company.boss.get('/members?itemsPerPage=100')).body).toEqual(before);
    const [{ id: membershipId }] = (await app.sql`
      select id from membership where user_id = ${jo.user.id}`) as unknown as [{ id: string }];
    expectProblem(await company.boss.delete(`/members/${membershipId}`), 'not_found');
    const { version } = await company.moving.moveNow(id);
    expectProblem(
      await company.boss.patch(`/moves/${id}`, { version, leadId: membershipId }),
      'invalid_input',
      'leadId',
    );
    await company.boss.post(`/helper-links/${link.id}/revoke`);
    expect(await team()).toEqual(counts);
  });

  test('is no member of a role that an organization calls the same', async () => {
    const { status, body } = await company.boss.post('/roles', {
      name: 'Helper',
      rules: [{ action: 'read', subject: 'Move' }],
    });
    expect(status).toBe(201);
    const hired = await colleague(app, company.boss, body.key);
    expect(body.key).toBe('helper');
    expect((await hired.get('/moves')).status).toBe(200);
    const { rows } = (await company.boss.get('/members?itemsPerPage=100')).body;
    expect(rows.map(({ role }: { role: string }) => role)).toContain('helper');
  });
});
