import { mostHelpers, mostOpenLinks } from '@archway/contract/moves/helpers/helper-link';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, withoutRequest } from '../../../test/expect-problem.ts';
import { helpingOf } from '../../../test/moves/helping.ts';
import { useMoving } from '../../../test/moves/use-moving.ts';
import { colleague, type PersonInTest } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

const app = useOwnTestApp();
const company = useMoving(app);
let helping: ReturnType<typeof helpingOf>;
beforeAll(() => {
  helping = helpingOf(app, company);
});

const leads = {
  async memberOf(lead: PersonInTest) {
    const { rows } = (await company.boss.get('/members?itemsPerPage=100')).body;
    return rows.find(({ email }: { email: string }) => email === lead.email);
  },
  async remove(lead: PersonInTest) {
    const { id } = await leads.memberOf(lead);
    const { status, text } = await company.boss.delete(`/members/${id}`);
    expect(status, text).toBe(200);
  },
  async suspend(lead: PersonInTest) {
    const { id } = await leads.memberOf(lead);
    const { status, text } = await company.boss.post(`/members/${id}/suspend`, {});
    expect(status, text).toBe(200);
  },
  async become(lead: PersonInTest, change: object) {
    const { id, version } = await leads.memberOf(lead);
    const { status, text } = await company.boss.patch(`/members/${id}`, { version, ...change });
    expect(status, text).toBe(200);
  },
};

describe('a link', () => {
  test('that is revoked ends the work of all who joined by it at once, and what they recorded stays', async () => {
    const { id, units } = await helping.chairs();
    const [first, second] = [await helping.linkFor(id), await helping.linkFor(id)];
    const [jo, al] = [await helping.join(first.token), await helping.join(second.token, 'Al')];
    await helping.record(jo, 'picked', { moveId: id, unitId: units[0] });
    expect((await company.boss.post(`/helper-links/${first.id}/revoke`)).status).toBe(200);
    expectProblem(await jo.get(`/moves/${id}`), 'unauthenticated');
    expectProblem(
      await app.browser().post('/auth/refresh-token', { refreshToken: jo.state.refreshToken }),
      'unauthenticated',
    );
    expect((await al.get(`/moves/${id}`)).status).toBe(200);
    expect(await helping.eventsOf(id)).toMatchObject([{ by: 'Jo Nash' }]);
    const { rows } = (await company.boss.get(`/moves/${id}/helper-links`)).body;
    expect(rows.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([true, false]);
    expectProblem(await company.boss.post(`/helper-links/${first.id}/revoke`), 'not_found');
  });

  test('that never was, is revoked or is over answers the same to whoever tries it', async () => {
    const { id } = await helping.chairs();
    const [revoked, over] = [await helping.linkFor(id), await helping.linkFor(id)];
    await company.boss.post(`/helper-links/${revoked.id}/revoke`);
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
    const { id } = await helping.chairs();
    const { token, link } = await helping.linkFor(id);
    const jo = await helping.join(token);
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
    const { id, units } = await helping.chairs();
    const { token, link } = await helping.linkFor(id);
    const jo = await helping.join(token);
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
    expect(await helping.eventsOf(id)).toMatchObject([{ kind: 'picked', by: 'Jo Nash' }]);
    const tooLate = await sendAfter(8, [{ ...before, id: newId() }]);
    expectProblem(tooLate.answer, 'unauthenticated');
  });

  test('for the day of the move opens nothing before it, and none is made for a day that is over', async () => {
    const { id } = await helping.chairs();
    const { token, link } = await helping.linkFor(id, company.boss, { on: 'move' });
    expect(link).toMatchObject({ day: '2027-02-28', isOpen: true });
    expectProblem(await app.browser().post('/helper-links/preview', { token }), 'not_found');
    await app.sql`update move set scheduled_on = '2020-01-01' where id = ${id}`;
    expectProblem(
      await company.boss.post(`/moves/${id}/helper-links`, { on: 'move' }),
      'invalid_input',
      'on',
    );
  });

  test.each(['complete', 'cancel'])('ends when somebody does this to its move: %s', async (how) => {
    const { id, units } = await helping.chairs();
    const jo = await helping.join((await helping.linkFor(id)).token);
    const now = () => app.services.clock.now().toISOString();
    const before = now();
    if (how === 'complete') {
      await helping.record(jo, 'picked', { moveId: id, unitId: units[0] });
      app.pass(1);
      await helping.record(jo, 'dropped', { moveId: id, unitId: units[0] });
    }
    const { version } = await company.moving.moveNow(id);
    const ended = await company.boss.post(`/moves/${id}/${how}`, { version });
    expect(ended.status, ended.text).toBe(200);
    expectProblem(await jo.get(`/moves/${id}`), 'forbidden');
    expectProblem(await company.boss.post(`/moves/${id}/helper-links`, {}), 'conflict');
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
    const { id } = await helping.chairs();
    const { token } = await helping.linkFor(id);
    for (let count = 0; count < mostHelpers; count += 1) await helping.join(token, `Helper ${count}`);
    expectProblem(await app.browser().post('/helper-links/join', { token, name: 'Late' }), 'conflict');
  });

  test.each([
    ['is removed', (lead: PersonInTest) => leads.remove(lead)],
    ['is suspended', (lead: PersonInTest) => leads.suspend(lead)],
    ['gets a role without the right', (lead: PersonInTest) => leads.become(lead, { role: 'viewer' })],
  ])('opens nothing any more, to nobody, once whoever made it %s', async (_how, change) => {
    const { id, units } = await helping.chairs();
    const lead = await colleague(app, company.boss, 'crew');
    const { token } = await helping.linkFor(id, lead);
    const jo = await helping.join(token);
    expect((await jo.get(`/moves/${id}`)).status).toBe(200);
    await change(lead);
    expectProblem(await jo.get(`/moves/${id}`), 'unauthenticated');
    const event = { id: newId(), at: new Date().toISOString(), kind: 'picked', moveId: id, unitId: units[0] };
    const batch = { device: newId(), sentAt: event.at, events: [event] };
    expectProblem(await jo.post('/scans', batch), 'unauthenticated');
    expectProblem(await app.browser().post('/helper-links/preview', { token }), 'not_found');
    expectProblem(await app.browser().post('/helper-links/join', { token, name: 'Al' }), 'not_found');
    expect((await company.boss.get(`/moves/${id}/helper-links`)).body.rows).toMatchObject([
      { isOpen: false },
    ]);
  });

  test('holds as long as the rules of a custom role let whoever made it make one', async () => {
    const { id } = await helping.chairs();
    const rules = (more: object[]) => [{ action: 'read', subject: 'Move' }, ...more];
    const may = rules([{ action: 'update', subject: 'Move' }]);
    const role = await company.boss.post('/roles', { name: 'Lead', rules: may });
    const lead = await colleague(app, company.boss, role.body.key);
    const jo = await helping.join((await helping.linkFor(id, lead)).token);
    expect((await jo.get(`/moves/${id}`)).status).toBe(200);
    const { version } = role.body;
    const changed = await company.boss.patch(`/roles/${role.body.id}`, {
      name: 'Lead',
      rules: rules([]),
      version,
    });
    expect(changed.status, changed.text).toBe(200);
    expectProblem(await jo.get(`/moves/${id}`), 'unauthenticated');
  });

  test('is one of so many that are open at a time', async () => {
    const { id } = await helping.chairs();
    const [first] = [await helping.linkFor(id)];
    for (let count = 1; count < mostOpenLinks; count += 1) await helping.linkFor(id);
    expectProblem(await company.boss.post(`/moves/${id}/helper-links`, {}), 'conflict');
    await company.boss.post(`/helper-links/${first.id}/revoke`);
    await helping.linkFor(id);
  });

  test('is made by whoever leads a move, and a wrong name or token is named', async () => {
    const { id } = await helping.chairs();
    const crew = await colleague(app, company.boss, 'crew');
    const { token } = await helping.linkFor(id, crew);
    const viewer = await colleague(app, company.boss, 'viewer');
    expectProblem(await viewer.post(`/moves/${id}/helper-links`, {}), 'forbidden');
    expectProblem(await viewer.get(`/moves/${id}/helper-links`), 'forbidden');
    const tried = (body: object) => app.browser().post('/helper-links/join', body);
    expectProblem(await tried({ token, name: ' ' }), 'invalid_input', 'name');
    expectProblem(await tried({ token: 'no', name: 'Jo' }), 'invalid_input', 'token');
  });
});
