import { expect, test } from 'vitest';
import { expectProblem, withoutRequest } from '../../test/expect-problem.ts';
import { useMoving } from '../../test/moves/use-moving.ts';
import { colleague, owner } from '../../test/people.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { deviceOf } from '../../test/scans/device-codes.ts';
import { useTestApp } from '../../test/test-app.ts';
import { newLabelCode } from '../inventory/labels/new-label-code.ts';

const app = useTestApp();
const company = useMoving(app);

const scan = (text: string, by = company.boss) => by.get(`/scan/${encodeURIComponent(text)}`);
const listed = async (code: string, by = company.boss) =>
  (await by.get(`/labels?searchQuery=${code}`)).body.rows;
const chairs = async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const units = await company.moving.house.units(2, { itemId: item.id });
  const { move, staging } = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  return { move, staging, units };
};
/** Somebody who looks after the inventory and has no right to moves. */
const keeper = async () => {
  const rules = [{ action: 'manage', subject: 'Item' }];
  const role = (await company.boss.post('/roles', { name: `Keeper ${newLabelCode()}`, rules })).body;
  return colleague(app, company.boss, role.key);
};

test('a move has a label from the moment it is planned, which leads to it however it is read', async () => {
  const { move, staging } = await chairs();
  const [label, ...others] = move.labels;
  expect(others).toEqual([]);
  expect(label.address).toBe(`https://archway.example/scan/${label.code}`);
  const { stagingName, number } = move;
  for (const text of [label.code, label.address, `${label.code.slice(0, 5)}-${label.code.slice(5)}`])
    expect((await scan(text)).body).toEqual({
      kind: 'move',
      move: { id: move.id, number, kind: 'in', status: 'scheduled', stagingId: staging.id, stagingName },
    });
  expect(await listed(label.code)).toMatchObject([
    { kind: 'move', status: 'active', targetId: move.id, targetName: stagingName, targetCode: `#${number}` },
  ]);
});

test('it says how far the move has come, also when it is over', async () => {
  const { move, units } = await chairs();
  const status = async () => (await scan(move.labels[0].code)).body.move.status;
  const carry = (kind: string) =>
    sendBy(company.boss, [event(kind, { moveId: move.id, unitId: units[0]!.id })]);
  await carry('picked');
  expect(await status()).toBe('picking');
  await carry('dropped');
  await company.moving.complete(move.id);
  expect(await status()).toBe('completed');
});

test('a retired label says so, and the move is given another by whoever asks', async () => {
  const { move } = await chairs();
  const [{ code }] = move.labels;
  const [{ id }] = await listed(code);
  await company.boss.post(`/labels/${id}/revoke`);
  expect((await scan(code)).body).toEqual({ kind: 'revoked', labelId: id });
  expect((await company.moving.moveNow(move.id)).labels).toEqual([]);
  const { status, body } = await company.boss.post('/labels', { kind: 'move', targetId: move.id });
  expect([status, body.targetId]).toEqual([201, move.id]);
  expect((await company.moving.moveNow(move.id)).labels).toEqual([
    { code: body.code, address: body.address },
  ]);
  expect((await scan(body.code)).body.move.id).toBe(move.id);
});

test('whoever may not read moves is told nothing of them by their labels', async () => {
  const { move } = await chairs();
  const [{ code }] = move.labels;
  const [{ id }] = await listed(code);
  const hand = await keeper();
  const refused = await hand.get(`/moves/${move.id}`);
  expectProblem(refused, 'forbidden');
  expect(withoutRequest(await scan(code, hand))).toEqual(withoutRequest(refused));
  expect(await listed(code, hand)).toEqual([]);
  expectProblem(await hand.post(`/labels/${id}/revoke`), 'not_found');
  expectProblem(await hand.post('/labels', { kind: 'move', targetId: move.id }), 'invalid_input', 'targetId');
  expect((await scan(code)).body.move.id).toBe(move.id);
});

test('another organization’s are not there, and answered like what nobody has', async () => {
  const { move } = await chairs();
  const stranger = await owner(app);
  const nobodys = withoutRequest(await scan(newLabelCode(), stranger));
  expect(withoutRequest(await scan(move.labels[0].code, stranger))).toEqual(nobodys);
  expectProblem(
    await stranger.post('/labels', { kind: 'move', targetId: move.id }),
    'invalid_input',
    'targetId',
  );
});

test('a blank label is not put on a move', async () => {
  const { move } = await chairs();
  const { rows } = (await company.boss.post('/labels/blank', { quantity: 1 })).body;
  const attached = { code: rows[0].code, kind: 'move', targetId: move.id };
  expectProblem(await company.boss.post('/labels/attach', attached), 'invalid_input', 'kind');
  expect((await scan(rows[0].code)).body.kind).toBe('blank');
});

test('whoever finds a sheet learns the name of its organization, and its owners which move it is of', async () => {
  const { move } = await chairs();
  const [{ code }] = move.labels;
  const visitor = app.browser();
  expect((await visitor.get(`/found/${code}`)).body).toEqual({
    organizationName: company.boss.user.activeOrganization!.name,
  });
  const report = { message: 'It lies on the stairs.', contact: 'finder@elsewhere.test' };
  expect((await visitor.post(`/found/${code}`, report)).status).toBe(202);
  const [mail] = await app.sql<
    { bodyText: string }[]
  >`select body_text from mail where recipient = ${company.boss.email} order by created_at desc, id desc limit 1`;
  expect(mail?.bodyText).toContain(`${move.stagingName} · #${move.number}`);
});

test('nothing is recorded of it as of a piece: such a scan waits for somebody', async () => {
  const { move } = await chairs();
  const picked = event('picked', { moveId: move.id, code: move.labels[0].code });
  const { body } = await sendBy(company.boss, [picked]);
  expect(body.events).toMatchObject([{ applied: false, review: 'unknown_code' }]);
});

test('devices hear of it only once it is retired: what is active they find in the move', async () => {
  const device = deviceOf(company.boss);
  await device.refresh();
  const { move } = await chairs();
  const [{ code }] = move.labels;
  await device.refresh();
  expect(device.lookUp(code)).toBe('nothing');
  const fresh = deviceOf(company.boss);
  await fresh.refresh();
  expect(fresh.lookUp(code)).toBe('nothing');
  const [{ id }] = await listed(code);
  await company.boss.post(`/labels/${id}/revoke`);
  await device.refresh();
  expect(device.lookUp(code)).toBe('revoked');
});
