import { beforeEach, describe, expect, test } from 'vitest';
import { houseOf, memberOf } from '../../../test/house.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const house = houseOf(app);

describe('owners', () => {
  test('are made, changed, suspended, signed out and removed by owners only', async () => {
    const {
      boss,
      people: [admin, second, crew],
    } = await house('admin', 'owner', 'crew');
    const target = await memberOf(boss, second!);
    const { id, version } = target;
    for (const answer of [
      await admin!.patch(`/members/${id}`, { version, role: 'viewer' }),
      await admin!.patch(`/members/${id}`, { version, title: 'Boss' }),
      await admin!.post(`/members/${id}/suspend`),
      await admin!.post(`/members/${id}/sign-out`),
      await admin!.delete(`/members/${id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await second!.get('/organization')).status).toBe(200);

    const helper = await memberOf(boss, crew!);
    const promoted = await admin!.patch(`/members/${helper.id}`, { version: helper.version, role: 'owner' });
    expect(promoted.body.errors).toMatchObject([{ field: 'role', key: 'errors.notGrantable' }]);
    const self = await memberOf(boss, admin!);
    expect(
      (await admin!.patch(`/members/${self.id}`, { version: self.version, role: 'owner' })).body.errors,
    ).toMatchObject([{ field: 'role', key: 'errors.notGrantable' }]);

    expect(await boss.patch(`/members/${id}`, { version, role: 'designer' })).toMatchObject({
      status: 200,
      body: { role: 'designer' },
    });
  });

  test('the last one cannot be demoted, suspended or removed', async () => {
    const { boss } = await house('admin');
    const { id, version } = await memberOf(boss, boss);
    for (const answer of [
      await boss.patch(`/members/${id}`, { version, role: 'admin' }),
      await boss.post(`/members/${id}/suspend`),
      await boss.delete(`/members/${id}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(await boss.patch(`/members/${id}`, { version, title: 'Still here' })).toMatchObject({
      status: 200,
    });
  });

  test('a suspended owner does not count as one', async () => {
    const {
      boss,
      people: [second],
    } = await house('owner');
    await boss.post(`/members/${(await memberOf(boss, second!)).id}/suspend`);
    expect(await boss.post('/organization/leave')).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    });
  });

  test('two who demote each other, or leave, at the same moment never leave the organization without one', {
    timeout: 60_000,
  }, async () => {
    const {
      boss,
      people: [second],
    } = await house('owner');
    const mine = await memberOf(boss, boss);
    const theirs = await memberOf(boss, second!);
    const organization = boss.user.activeOrganization!.id;
    for (let round = 0; round < 200; round += 1) {
      await app.sql`update membership set role_key = 'owner', status = 'active' where org_id = ${organization}`;
      const versions = new Map(
        (
          await app.sql<
            { id: string; version: number }[]
          >`select id, version from membership where org_id = ${organization}`
        ).map(({ id, version }) => [id, version]),
      );
      const answers = await Promise.all(
        [
          () => [
            boss.patch(`/members/${theirs.id}`, { version: versions.get(theirs.id), role: 'admin' }),
            second!.patch(`/members/${mine.id}`, { version: versions.get(mine.id), role: 'admin' }),
          ],
          () => [boss.delete(`/members/${theirs.id}`), second!.post(`/members/${mine.id}/suspend`)],
          // Whoever comes second: the leaver is the last owner, or the demoted has left.
          () => [
            boss.post('/organization/leave'),
            boss.patch(`/members/${theirs.id}`, { version: versions.get(theirs.id), role: 'admin' }),
          ],
          () => [
            boss.post('/organization/leave'),
            second!.patch(`/members/${mine.id}`, { version: versions.get(mine.id), role: 'admin' }),
          ],
          () => [
            second!.post('/organization/leave'),
            boss.patch(`/members/${theirs.id}`, { version: versions.get(theirs.id), role: 'admin' }),
          ],
        ][round % 5]!(),
      );
      for (const { status } of answers) expect([200, 403, 409]).toContain(status);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const [owners] = await app.sql<
        { count: number }[]
      >`select count(*)::int as count from membership where org_id = ${organization} and role_key = 'owner' and status = 'active'`;
      expect(owners?.count).toBe(1);
    }
  });
});
