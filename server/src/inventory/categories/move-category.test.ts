import type { Category } from '@archway/contract/inventory/category';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const add = async (boss: PersonInTest, name: string, parent?: Category): Promise<Category> =>
  (await boss.post('/categories', { name, parentId: parent?.id })).body;
const rowsOf = async (boss: PersonInTest): Promise<Category[]> => (await boss.get('/categories')).body.rows;
const move = (boss: PersonInTest, { id }: Category, parent: Category | null, position: number) =>
  boss.post(`/categories/${id}/move`, { parentId: parent?.id ?? null, position });
const namesOf = (rows: readonly Category[], parent: Category | null = null) =>
  rows
    .filter(({ parentId }) => parentId === (parent?.id ?? null))
    .map(({ name, position }) => `${position} ${name}`);

/** Siblings count from 0 without holes, everywhere, and everything hangs on a top. */
const expectWhole = (rows: readonly Category[], count: number) => {
  expect(rows).toHaveLength(count);
  for (const parentId of [null, ...rows.map(({ id }) => id)]) {
    const siblings = rows.filter((row) => row.parentId === parentId);
    expect(siblings.map(({ position }) => position)).toEqual([...siblings.keys()]);
  }
};

test('placing a category among its siblings shifts the others, and answers the tree in its new order', async () => {
  const boss = await owner(app);
  const [a, b, c] = [await add(boss, 'A'), await add(boss, 'B'), await add(boss, 'C')];
  const answer = await move(boss, c, null, 0);
  expect(answer.status).toBe(200);
  expect(namesOf(answer.body.rows)).toEqual(['0 C', '1 A', '2 B']);
  expect(await rowsOf(boss)).toEqual(answer.body.rows);
  expect(namesOf((await move(boss, a, null, 10_000)).body.rows)).toEqual(['0 C', '1 B', '2 A']);
  // Being shifted is no change of theirs that somebody else could overwrite.
  expect((await boss.patch(`/categories/${b.id}`, { version: 1, name: 'Bee' })).status).toBe(200);
});

test('placing it inside another takes its own along and closes the gap it leaves', async () => {
  const boss = await owner(app);
  const [a, , c] = [await add(boss, 'A'), await add(boss, 'B'), await add(boss, 'C')];
  await add(boss, 'X', a);
  await add(boss, 'Y', c);
  const { rows } = (await move(boss, a, c, 0)).body;
  expect(namesOf(rows)).toEqual(['0 B', '1 C']);
  expect(namesOf(rows, c)).toEqual(['0 A', '1 Y']);
  expect(namesOf(rows, a)).toEqual(['0 X']);
  expect(rows.map(({ name }: Category) => name)).toEqual(['B', 'C', 'A', 'X', 'Y']);
  const [entry] = (await boss.get('/audit?action=category.moved')).body.rows;
  expect(entry).toMatchObject({
    subjectName: 'A',
    details: { parent: { from: null, to: c.id } },
    references: { [c.id]: { type: 'Category', name: 'C' } },
  });
});

test('it never goes into itself or into what is inside it', async () => {
  const boss = await owner(app);
  const a = await add(boss, 'A');
  const b = await add(boss, 'B', a);
  const c = await add(boss, 'C', b);
  for (const parent of [a, b, c])
    expect(await move(boss, a, parent, 0)).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'parentId',
            key: 'errors.loop',
            message: 'Choose another one, not itself or anything inside it',
          },
        ],
      },
    });
  expectWhole(await rowsOf(boss), 3);
});

test('it needs a parent that is here and has no other of that name', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const [a, b] = [await add(boss, 'Sofas'), await add(boss, 'Seating')];
  await add(boss, 'sofas', b);
  expect(await move(boss, a, await add(stranger, 'Theirs'), 0)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'parentId', key: 'errors.notFound' }] },
  });
  expect(await move(boss, a, b, 0)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'parentId', key: 'errors.nameTaken' }] },
  });
  expectWhole(await rowsOf(boss), 3);
});

test('placing is for whoever may, in their own organization; wrong input names the field', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const a = await add(boss, 'A');
  expectProblem(await move(stranger, a, null, 0), 'not_found');
  expectProblem(await move(await colleague(app, boss, 'viewer'), a, null, 0), 'forbidden');
  expectProblem(await move(boss, a, null, -1), 'invalid_input', 'position');
});

test('twenty placed at the same moment leave a whole tree, whoever is first', async () => {
  const boss = await owner(app);
  const tops: Category[] = [];
  for (const name of ['A', 'B', 'C', 'D']) tops.push(await add(boss, name));
  const inside: Category[] = [];
  for (let n = 0; n < 8; n += 1) inside.push(await add(boss, `Kind ${n}`, tops[n % 4]));
  const all = [...tops, ...inside];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      move(boss, all[(n * 5) % 12]!, n % 3 === 0 ? null : all[(n * 7 + 1) % 12]!, n % 4),
    ),
  );
  for (const { status } of answers) expect([200, 422]).toContain(status);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
  expectWhole(await rowsOf(boss), 12);
  for (const { body, status } of answers) if (status === 200) expectWhole(body.rows, 12);
});

test('two that are put inside each other at the same moment make no loop', async () => {
  const boss = await owner(app);
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [await add(boss, `A ${round}`), await add(boss, `B ${round}`)];
    const answers = await Promise.all([move(boss, a, b, 0), move(boss, b, a, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
  expectWhole(await rowsOf(boss), 20);
});
