import { beforeAll, beforeEach, expect, test } from 'vitest';
import { movingOf } from '../../test/moves/moving.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
let boss: PersonInTest;
let moving: ReturnType<typeof movingOf>;
beforeAll(async () => {
  boss = await owner(app);
  moving = movingOf(boss);
});
beforeEach(() => app.forgetLimits());

const ownerOf = async (code: string) => (await boss.get(`/scan/${code}`)).body.belongsTo;

test('a piece that is scanned anywhere names the open move of others that it was picked for, or is pinned to', async () => {
  const item = await moving.house.item({ name: 'Chair' });
  const bin = await moving.house.bin();
  const [pinned, picked, free] = await moving.house.units(3, { itemId: item.id, locationId: bin });
  const lines = [
    { itemId: item.id, quantity: 1, unitId: pinned?.id ?? '' },
    { itemId: item.id, quantity: 1 },
  ];
  const { move } = await moving.moveIn(lines);
  const told = { moveId: move.id, stagingName: move.stagingName };
  await sendBy(boss, [event('picked', { moveId: move.id, unitId: picked?.id })]);
  expect(await ownerOf(pinned?.code ?? '')).toEqual(told);
  expect(await ownerOf(picked?.code ?? '')).toEqual(told);
  expect(await ownerOf(free?.code ?? '')).toBeUndefined();

  const { rows } = (await boss.get('/members')).body;
  const { version } = await moving.moveNow(move.id);
  expect((await boss.patch(`/moves/${move.id}`, { version, leadId: rows[0].id })).status).toBe(200);
  expect(await ownerOf(pinned?.code ?? ''), 'who goes along knows').toBeUndefined();
});
