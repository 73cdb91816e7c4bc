import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newLabelCode } from './new-label-code.ts';

const app = useTestApp();
let boss: PersonInTest;
let stranger: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
let elsewhere: typeof house;
beforeAll(async () => {
  [boss, stranger] = [await owner(app), await owner(app)];
  [house, elsewhere] = [warehouseOf(boss), warehouseOf(stranger)];
});
beforeEach(() => app.forgetLimits());

const blanks = async (quantity = 1) => (await boss.post('/labels/blank', { quantity })).body.rows;
const make = (kind: string, targetId: string, by = boss) => by.post('/labels', { kind, targetId });

test('a label code is ten random signs that are not mistaken for each other', () => {
  const codes = Array.from({ length: 2000 }, newLabelCode);
  for (const code of codes) expect(code).toMatch(/^[0-9ABCDEFGHJKMNPQRSTVWXYZ]{10}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('')).size).toBe(32);
});

test('a piece, an item and a location are given labels, whose address leads to them', async () => {
  const unit = await house.unit();
  const item = await house.item({ name: 'Towel', sku: 'TWL-1', tracking: 'bulk' });
  const binId = await house.bin({ name: 'Shelf', code: 'LBL-1' });
  const answers = [await make('unit', unit.id), await make('item', item.id), await make('location', binId)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(answers.map(({ body }) => [body.kind, body.targetId, body.targetName, body.targetCode])).toEqual([
    ['unit', unit.id, unit.itemName, unit.code],
    ['item', item.id, 'Towel', 'TWL-1'],
    ['location', binId, 'Shelf', 'LBL-1'],
  ]);
  for (const { body } of answers)
    expect(body).toMatchObject({
      address: `https://archway.example/scan/${body.code}`,
      status: 'active',
      printedAt: null,
    });
});

test('a thing keeps its labels when it is given another, the newest first in the list', async () => {
  const unit = await house.unit();
  const [first, second] = [(await make('unit', unit.id)).body, (await make('unit', unit.id)).body];
  const { body } = await boss.get(`/labels?unitId=${unit.id}`);
  expect([body.total, body.rows.map(({ id }: { id: string }) => id)]).toEqual([2, [second.id, first.id]]);
  const searched = await boss.get(
    `/labels?unitId=${unit.id}&searchQuery=${first.code.slice(2, 5)}-${first.code.slice(5, 9)}`,
  );
  expect(searched.body.rows).toMatchObject([{ id: first.id, code: first.code, address: first.address }]);
});

test('five hundred blank labels are made at once, each with its own code, and not one more', async () => {
  const rows = await blanks(500);
  expect(new Set(rows.map(({ code }: { code: string }) => code)).size).toBe(500);
  expect(rows[0]).toMatchObject({ kind: 'blank', targetId: null, targetName: null, targetCode: null });
  expect((await boss.get('/labels?kind=blank&itemsPerPage=5')).body.total).toBeGreaterThanOrEqual(500);
  for (const quantity of [0, 501, 1.5, 'x'])
    expectProblem(await boss.post('/labels/blank', { quantity }), 'invalid_input');
});

test('a blank label is put on a thing once, by its code, by its address or as somebody spells it', async () => {
  const [one, two, three] = await blanks(3);
  const unit = await house.unit();
  for (const code of [
    one.code,
    two.address,
    ` ${three.code.slice(0, 5)}-${three.code.slice(5)} `.toLowerCase(),
  ]) {
    const answer = await boss.post('/labels/attach', { code, kind: 'unit', targetId: unit.id });
    expect([answer.status, answer.body.kind, answer.body.targetId]).toEqual([200, 'unit', unit.id]);
  }
  const again = { code: one.code, kind: 'location', targetId: await house.bin() };
  expectProblem(await boss.post('/labels/attach', again), 'conflict');
});

test('a retired label stays known, cannot be put on anything and is retired once', async () => {
  const [label] = await blanks();
  const revoked = await boss.post(`/labels/${label.id}/revoke`);
  expect([revoked.status, revoked.body.status, revoked.body.version]).toEqual([200, 'revoked', 2]);
  expectProblem(await boss.post(`/labels/${label.id}/revoke`), 'conflict');
  const unit = await house.unit();
  const attachment = { code: label.code, kind: 'unit', targetId: unit.id };
  expectProblem(await boss.post('/labels/attach', attachment), 'conflict');
  expect((await boss.get('/labels?status=revoked')).body.rows.map(({ id }: { id: string }) => id)).toContain(
    label.id,
  );
});

test('two people who put one blank label on different things at once: one does', async () => {
  const [label] = await blanks();
  const [one, two] = await house.units(2);
  const answers = await Promise.all(
    [one, two].map((unit) =>
      boss.post('/labels/attach', { code: label.code, kind: 'unit', targetId: unit!.id }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is not here, or is gone, is given no label, and a wrong code is named', async () => {
  const [label] = await blanks();
  const foreign = await elsewhere.unit();
  const gone = await house.bin();
  await boss.delete(`/storage-locations/${gone}`);
  for (const [kind, targetId] of [
    ['unit', foreign.id],
    ['item', foreign.itemId],
    ['location', foreign.locationId],
    ['location', gone],
    ['item', (await house.unit()).id],
  ] as const) {
    expectProblem(await make(kind, String(targetId)), 'invalid_input', 'targetId');
    expectProblem(
      await boss.post('/labels/attach', { code: label.code, kind, targetId }),
      'invalid_input',
      'targetId',
    );
  }
  const targetId = (await house.unit()).id;
  for (const code of ['', 'nothing', newLabelCode()])
    expectProblem(
      await boss.post('/labels/attach', { code, kind: 'unit', targetId }),
      'invalid_input',
      'code',
    );
});

test('a label of another organization is not there', async () => {
  const [label] = await blanks();
  const unit = await elsewhere.unit();
  const attachment = { code: label.code, kind: 'unit', targetId: unit.id };
  expectProblem(await stranger.post('/labels/attach', attachment), 'invalid_input', 'code');
  expectProblem(await stranger.post(`/labels/${label.id}/revoke`), 'not_found');
  expect((await stranger.get('/labels')).body.rows).toEqual([]);
});

test('crew see labels and make none', async () => {
  const crew = await colleague(app, boss, 'crew');
  const unit = await house.unit();
  expect((await crew.get(`/labels?unitId=${unit.id}`)).status).toBe(200);
  expectProblem(await make('unit', unit.id, crew), 'forbidden');
});

test('the database lets no label be on two things, or on nothing without being blank', async () => {
  const unit = await house.unit();
  const { body: label } = await make('unit', unit.id);
  for (const change of [
    app.sql`update label_code set item_id = ${unit.itemId} where id = ${label.id}`,
    app.sql`update label_code set kind = 'blank' where id = ${label.id}`,
    app.sql`update label_code set unit_id = null where id = ${label.id}`,
    app.sql`update label_code set code = 'short' where id = ${label.id}`,
  ])
    await expect(change).rejects.toThrow('violates check constraint');
});
