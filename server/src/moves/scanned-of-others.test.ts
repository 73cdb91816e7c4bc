import { expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const ownerOf = async (code: string) => (await company.boss.get(`/scan/${code}`)).body.belongsTo;

test('a piece that is scanned anywhere names the open move of others that it was picked for, or is pinned to', async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const [pinned, picked, free] = await company.moving.house.units(3, { itemId: item.id, locationId: bin });
  const lines = [
    { itemId: item.id, quantity: 1, unitId: pinned?.id ?? '' },
    { itemId: item.id, quantity: 1 },
  ];
  const { move } = await company.moving.moveIn(lines);
  const told = { moveId: move.id, stagingName: move.stagingName };
  await sendBy(company.boss, [event('picked', { moveId: move.id, unitId: picked?.id })]);
  expect(await ownerOf(pinned?.code ?? '')).toEqual(told);
  expect(await ownerOf(picked?.code ?? '')).toEqual(told);
  expect(await ownerOf(free?.code ?? '')).toBeUndefined();

  const { rows } = (await company.boss.get('/members')).body;
  const { version } = await company.moving.moveNow(move.id);
  expect((await company.boss.patch(`/moves/${move.id}`, { version, leadId: rows[0].id })).status).toBe(200);
  expect(await ownerOf(pinned?.code ?? ''), 'who goes along knows').toBeUndefined();
});
