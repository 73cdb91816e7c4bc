import { beforeEach, describe, expect, test } from 'vitest';
import { houseOf, memberOf } from '../../../test/house.ts';
import { lastLinkToken, owner } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const house = houseOf(app);

describe('signing a member out everywhere', () => {
  test('ends every session of theirs here with the next call, and none of anybody else', async () => {
    const {
      boss,
      people: [admin, crew, other],
    } = await house('admin', 'crew', 'crew');
    const phone = await signInAgain(app, crew!);
    const { id } = await memberOf(boss, crew!);
    expect(await admin!.post(`/members/${id}/sign-out`)).toMatchObject({ status: 200, body: { ok: true } });
    for (const device of [crew!, phone]) {
      expect(await device.get('/me')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      const { refreshToken } = device.state;
      expect(await device.post('/auth/refresh-token', { refreshToken })).toMatchObject({ status: 401 });
    }
    for (const person of [boss, admin!, other!]) expect((await person.get('/me')).status).toBe(200);
    const { rows } = (await boss.get('/audit?action=member.signed-out')).body;
    expect(rows).toMatchObject([{ subjectId: id, actor: { id: admin!.user.id }, details: { sessions: 2 } }]);
  });

  test('takes no right away: they sign in again and go on', async () => {
    const {
      boss,
      people: [crew],
    } = await house('crew');
    await boss.post(`/members/${(await memberOf(boss, crew!)).id}/sign-out`);
    const again = await signInAgain(app, crew!);
    expect((await again.get('/organization')).status).toBe(200);
  });

  test('leaves alone what they have open in another organization', async () => {
    const [boss, guest] = [await owner(app), await owner(app)];
    await boss.post('/invitations', { email: guest.email, role: 'crew' });
    const invitation = await lastLinkToken(app, guest.email);
    const joined = await signInAgain(app, guest);
    expect((await joined.post(`/invitation-links/${invitation}/accept`)).status).toBe(200);
    const organizationId = boss.user.activeOrganization!.id;
    const here = await joined.post('/auth/switch-organization', { organizationId });
    joined.keep(here.body);
    await boss.post(`/members/${(await memberOf(boss, guest)).id}/sign-out`);
    expect((await joined.get('/organization')).status).toBe(401);
    expect((await guest.get('/organization')).body.id).toBe(guest.user.activeOrganization!.id);
  });

  test('is for somebody else, who is still a member', async () => {
    const {
      boss,
      people: [crew],
    } = await house('crew');
    const own = await memberOf(boss, boss);
    expect(await boss.post(`/members/${own.id}/sign-out`)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    const { id } = await memberOf(boss, crew!);
    await boss.delete(`/members/${id}`);
    expect(await boss.post(`/members/${id}/sign-out`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await boss.post('/members/not-an-id/sign-out')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'id', key: 'errors.id' }] },
    });
  });
});
