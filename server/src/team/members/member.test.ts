import { beforeEach, describe, expect, test } from 'vitest';
import { houseOf, memberOf } from '../../../test/house.ts';
import { owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const house = houseOf(app);

describe('the list', () => {
  test('shows a page and how many there are, in a total order, for any page', async () => {
    const { boss } = await house('designer', 'crew', 'viewer', 'crew', 'crew', 'warehouse');
    const first = (await boss.get('/members?itemsPerPage=5&sortBy=role&orderBy=desc')).body;
    expect(first).toMatchObject({ total: 7, page: 1, itemsPerPage: 5 });
    expect(first.rows.map((row: { role: string }) => row.role)).toEqual([
      'warehouse',
      'viewer',
      'owner',
      'designer',
      'crew',
    ]);
    const second = (await boss.get('/members?itemsPerPage=5&sortBy=role&orderBy=desc&page=2')).body;
    expect(new Set([...first.rows, ...second.rows].map((row: { id: string }) => row.id)).size).toBe(7);
    expect((await boss.get('/members?itemsPerPage=5&page=9')).body).toMatchObject({ rows: [], total: 7 });
  });

  test.each(['name', 'email', 'role', 'joinedAt', 'lastSeenAt'])(
    'can be sorted by %s both ways',
    async (column) => {
      const { boss } = await house('designer');
      for (const direction of ['asc', 'desc']) {
        expect((await boss.get(`/members?sortBy=${column}&orderBy=${direction}`)).body.rows).toHaveLength(2);
      }
    },
  );

  test('is searched by name, address and title, whatever the case, and takes wildcards as they are', async () => {
    const {
      boss,
      people: [designer],
    } = await house('designer');
    const row = await memberOf(boss, designer!);
    await boss.patch(`/members/${row.id}`, { version: row.version, title: 'Lead 100% Designer' });
    for (const text of ['100% des', designer!.email.toUpperCase(), `sam ${designer!.user.lastName}`]) {
      expect((await boss.get(`/members?searchQuery=${encodeURIComponent(text)}`)).body).toMatchObject({
        total: 1,
        rows: [{ id: row.id }],
      });
    }
    expect((await boss.get('/members?searchQuery=%25%25')).body.total).toBe(0);
  });

  test('is narrowed by status and role; those who left are shown only when asked for', async () => {
    const {
      boss,
      people: [designer, crew],
    } = await house('designer', 'crew');
    await boss.delete(`/members/${(await memberOf(boss, crew!)).id}`);
    expect((await boss.get('/members')).body.total).toBe(2);
    expect((await boss.get('/members?status=left')).body).toMatchObject({
      total: 1,
      rows: [{ email: crew!.email }],
    });
    expect((await boss.get('/members?role=designer')).body).toMatchObject({
      total: 1,
      rows: [{ email: designer!.email }],
    });
  });

  test('never shows members of another organization', async () => {
    const { boss } = await house('crew');
    const stranger = await owner(app);
    expect((await stranger.get('/members')).body).toMatchObject({
      total: 1,
      rows: [{ email: stranger.email }],
    });
    expect((await stranger.get(`/members?searchQuery=${boss.email}`)).body.total).toBe(0);
  });

  test('names the field that is wrong', async () => {
    const { boss } = await house();
    expect((await boss.get('/members?itemsPerPage=7&sortBy=password')).body.errors).toMatchObject([
      { field: 'itemsPerPage', key: 'errors.pageSize' },
      { field: 'sortBy', key: 'errors.choice' },
    ]);
  });
});

describe('one member', () => {
  test('can be read by every member, and is not there for a stranger', async () => {
    const {
      boss,
      people: [viewer],
    } = await house('viewer');
    const { id } = await memberOf(boss, boss);
    expect(await viewer!.get(`/members/${id}`)).toMatchObject({
      status: 200,
      body: { email: boss.email, role: 'owner', roleName: 'Owner', status: 'active' },
    });
    const stranger = await owner(app);
    expect(await stranger.get(`/members/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await boss.get('/members/not-an-id')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'id', key: 'errors.id' }] },
    });
  });

  test('a stranger cannot change, suspend, reactivate, sign out or remove anybody here', async () => {
    const {
      boss,
      people: [crew],
    } = await house('crew');
    const stranger = await owner(app);
    const { id, version } = await memberOf(boss, crew!);
    for (const answer of [
      await stranger.patch(`/members/${id}`, { version, title: 'Mine' }),
      await stranger.post(`/members/${id}/suspend`),
      await stranger.post(`/members/${id}/reactivate`),
      await stranger.post(`/members/${id}/sign-out`),
      await stranger.delete(`/members/${id}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await memberOf(boss, crew!)).toMatchObject({ version, title: '', status: 'active' });
    expect((await crew!.get('/organization')).status).toBe(200);
  });
});

describe('a change', () => {
  test('of role holds from the next call, and the log says from what to what', async () => {
    const {
      boss,
      people: [person],
    } = await house('viewer');
    expect((await person!.get('/audit')).status).toBe(403);
    const { id, version } = await memberOf(boss, person!);
    expect(
      await boss.patch(`/members/${id}`, { version, role: 'accountant', title: 'Books', color: 'teal' }),
    ).toMatchObject({
      status: 200,
      body: {
        role: 'accountant',
        roleName: 'Accountant',
        title: 'Books',
        color: 'teal',
        version: version + 1,
      },
    });
    expect((await person!.get('/audit')).status).toBe(200);
    const log = (await boss.get('/audit?action=member.changed')).body.rows;
    expect(log).toMatchObject([
      {
        subjectId: id,
        details: { role: { from: 'viewer', to: 'accountant' }, title: { from: '', to: 'Books' } },
      },
    ]);
  });

  test('names whoever made it last, and when; being seen is no change', async () => {
    const {
      boss,
      people: [admin, person],
    } = await house('admin', 'viewer');
    await person!.get('/organization');
    const { id, version, updatedBy, updatedAt } = await memberOf(boss, person!);
    expect(updatedBy).toBeNull();
    await admin!.patch(`/members/${id}`, { version, title: 'Books' });
    const changer = `${admin!.user.firstName} ${admin!.user.lastName}`;
    const { body } = await boss.get(`/members/${id}`);
    expect(body.updatedBy).toBe(changer);
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    expect(await memberOf(boss, person!)).toMatchObject({ updatedBy: changer, updatedAt: body.updatedAt });
  });

  test('made looking at an older state is refused', async () => {
    const {
      boss,
      people: [person],
    } = await house('viewer');
    const { id, version } = await memberOf(boss, person!);
    await boss.patch(`/members/${id}`, { version, title: 'One' });
    expect(await boss.patch(`/members/${id}`, { version, title: 'Two' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', version: version + 1 },
    });
  });

  test('to a role that does not exist, or with wrong values, names the field', async () => {
    const {
      boss,
      people: [person],
    } = await house('viewer');
    const { id, version } = await memberOf(boss, person!);
    expect((await boss.patch(`/members/${id}`, { version, role: 'juggler' })).body.errors).toMatchObject([
      { field: 'role', key: 'errors.notFound' },
    ]);
    expect((await boss.patch(`/members/${id}`, { version, color: 'mud' })).body.errors).toMatchObject([
      { field: 'color', key: 'errors.choice' },
    ]);
  });

  test('by somebody without the right is refused', async () => {
    const {
      boss,
      people: [designer, crew],
    } = await house('designer', 'crew');
    const { id, version } = await memberOf(boss, crew!);
    expect(await designer!.patch(`/members/${id}`, { version, title: 'Mine' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('of somebody who left is refused', async () => {
    const {
      boss,
      people: [crew],
    } = await house('crew');
    const { id, version } = await memberOf(boss, crew!);
    await boss.delete(`/members/${id}`);
    expect(await boss.patch(`/members/${id}`, { version: version + 1, title: 'Ghost' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});

describe('suspending and removing', () => {
  test('takes the rights away with the next call; reactivating gives them back', async () => {
    const {
      boss,
      people: [crew],
    } = await house('crew');
    const { id } = await memberOf(boss, crew!);
    expect(await boss.post(`/members/${id}/suspend`)).toMatchObject({
      status: 200,
      body: { status: 'suspended' },
    });
    expect(await crew!.get('/organization')).toMatchObject({ status: 403 });
    expect(await boss.post(`/members/${id}/suspend`)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', allowed: ['active', 'left'] },
    });
    expect(await boss.post(`/members/${id}/reactivate`)).toMatchObject({
      status: 200,
      body: { status: 'active' },
    });
    expect(await crew!.get('/organization')).toMatchObject({ status: 200 });
    expect(await boss.post(`/members/${id}/reactivate`)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition' },
    });
  });

  test('a removed member is out at once, for good, and nothing follows', async () => {
    const {
      boss,
      people: [crew],
    } = await house('crew');
    const { id } = await memberOf(boss, crew!);
    expect(await boss.delete(`/members/${id}`)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await crew!.get('/organization')).toMatchObject({ status: 403 });
    expect(await boss.post(`/members/${id}/reactivate`)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', allowed: [] },
    });
  });

  test('nobody suspends or removes themselves', async () => {
    const {
      boss,
      people: [admin],
    } = await house('admin');
    const { id } = await memberOf(boss, admin!);
    expect(await admin!.post(`/members/${id}/suspend`)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await admin!.delete(`/members/${id}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
