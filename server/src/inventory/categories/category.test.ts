import type { Category } from '@archway/contract/inventory/category';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const add = async (boss: PersonInTest, name: string, parent?: Category): Promise<Category> =>
  (await boss.post('/categories', { name, parentId: parent?.id })).body;

describe('adding a category', () => {
  test('puts it last among its siblings', async () => {
    const boss = await owner(app);
    const look = { icon: 'sofa', color: 'rose', bufferDays: 4 };
    const sofas = await boss.post('/categories', { name: ' Sofas ', ...look });
    expect(sofas).toMatchObject({
      status: 201,
      body: { name: 'Sofas', ...look, parentId: null, position: 0, items: 0, version: 1 },
    });
    expect(await add(boss, 'Rugs')).toMatchObject({
      position: 1,
      icon: null,
      color: null,
      bufferDays: null,
    });
    expect(await add(boss, 'Loveseats', sofas.body)).toMatchObject({ parentId: sofas.body.id, position: 0 });
    expect((await boss.get('/audit?action=category.created')).body.total).toBe(3);
  });

  test('a name is taken among siblings whatever its case, and free elsewhere', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const sofas = await add(boss, 'Sofas');
    expect(await boss.post('/categories', { name: 'SOFAS' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', key: 'errors.nameTaken' }] },
    });
    expect((await boss.post('/categories', { name: 'Sofas', parentId: sofas.id })).status).toBe(201);
    expect((await stranger.post('/categories', { name: 'Sofas' })).status).toBe(201);
  });

  test('a parent that is not here, or no longer, does not exist', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const gone = await add(boss, 'Gone');
    await boss.delete(`/categories/${gone.id}`);
    for (const { id } of [await add(stranger, 'Theirs'), gone])
      expect(await boss.post('/categories', { name: 'Inside', parentId: id })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'parentId', key: 'errors.notFound' }] },
      });
  });

  test('twenty added at once stand one after the other', async () => {
    const boss = await owner(app);
    const added = await Promise.all(Array.from({ length: 20 }, (_, n) => add(boss, `Kind ${n}`)));
    expect(added.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([...added.keys()]);
  });

  test('wrong input names the field, and whoever only looks may not', async () => {
    const boss = await owner(app);
    const wrong = { name: '', icon: 'dragon', color: '#fff', bufferDays: 61 };
    expect((await boss.post('/categories', wrong)).body.errors).toMatchObject([
      { field: 'name' },
      { field: 'icon' },
      { field: 'color' },
      { field: 'bufferDays' },
    ]);
    for (const role of ['designer', 'viewer'])
      expectProblem(
        await (await colleague(app, boss, role)).post('/categories', { name: 'Mine' }),
        'forbidden',
      );
  });
});

describe('changing a category', () => {
  const change = (boss: PersonInTest, { id, version }: Category, more: object) =>
    boss.patch(`/categories/${id}`, { version, ...more });

  test('changes what is named; null takes away', async () => {
    const boss = await owner(app);
    const sofas = (await boss.post('/categories', { name: 'Sofas', icon: 'sofa', color: 'rose' })).body;
    const changed = await change(boss, sofas, { name: 'Couches', icon: null, bufferDays: 0 });
    expect(changed.body).toEqual({
      ...sofas,
      name: 'Couches',
      icon: null,
      bufferDays: 0,
      version: 2,
      updatedBy: 'Robin Vale',
      updatedById: boss.user.id,
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(Date.parse(changed.body.updatedAt)).toBeGreaterThan(Date.parse(sofas.updatedAt));
    const [entry] = (await boss.get('/audit?action=category.changed')).body.rows;
    expect(entry.details).toEqual({
      name: { from: 'Sofas', to: 'Couches' },
      icon: { from: 'sofa', to: null },
      bufferDays: { from: null, to: 0 },
    });
  });

  test('whoever changed it last is named, also by placing it', async () => {
    const boss = await owner(app);
    const [sofas, rugs] = [await add(boss, 'Sofas'), await add(boss, 'Rugs')];
    expect(sofas.updatedBy).toBeNull();
    const hand = await colleague(app, boss, 'warehouse');
    const { firstName, lastName } = hand.user;
    const { body } = await change(hand, sofas, { color: 'teal' });
    expect(body.updatedBy).toBe(`${firstName} ${lastName}`);
    const joined = await boss.post(`/categories/${sofas.id}/move`, { parentId: rugs.id, position: 0 });
    expect(joined.body.rows).toMatchObject([
      { name: 'Rugs', updatedBy: null },
      { name: 'Sofas', updatedBy: 'Robin Vale' },
    ]);
  });

  test('looking at an older state is refused; of several at once one is done', async () => {
    const boss = await owner(app);
    const sofas = await add(boss, 'Sofas');
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => change(boss, sofas, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expectProblem(await change(boss, sofas, { name: 'D' }), 'stale_version');
  });

  test('a sibling’s name is taken', async () => {
    const boss = await owner(app);
    const [, rugs] = [await add(boss, 'Sofas'), await add(boss, 'Rugs')];
    expectProblem(await change(boss, rugs, { name: 'sofas' }), 'invalid_input', 'name');
    expect((await change(boss, rugs, { name: 'RUGS' })).status).toBe(200);
  });

  test('is for whoever may, in their own organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const sofas = await add(boss, 'Sofas');
    expectProblem(await change(stranger, sofas, { name: 'Mine' }), 'not_found');
    expectProblem(await change(await colleague(app, boss, 'designer'), sofas, { name: 'Mine' }), 'forbidden');
  });
});
