import { expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const tell = async (moveId: string, kind: string, more: object) => {
  const told = event(kind, { moveId, ...more });
  const { body } = await sendBy(company.boss, [told]);
  expect(body.events).toMatchObject([{ applied: true }]);
  return told.id;
};
const held = async (stagingId: string) => {
  const { rows } = (await company.boss.get(`/stagings/${stagingId}/lines`)).body;
  return rows.reduce((sum: number, line: { held: number }) => sum + line.held, 0);
};

/** Two of three sofas are in one home, with its move-out; the third is promised to another job on the same days. */
const threeSofas = async () => {
  const item = await company.moving.house.item({ name: 'Sofa' });
  const bin = await company.moving.house.bin();
  const units = await company.moving.house.units(3, { itemId: item.id, locationId: bin });
  const [one = '', two = ''] = units.map(({ id }) => id);
  const { staging: home, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 2 }]);
  for (const unitId of [one, two]) await tell(move.id, 'dropped', { unitId });
  expect((await company.moving.complete(move.id)).status).toBe(200);
  const out = await company.moving.plan(home.id, 'out');
  const other = await company.moving.job([{ itemId: item.id, quantity: 1 }]);
  expect([await held(home.id), await held(other.id)]).toEqual([2, 1]);
  return { home, other, out, bin, one, two };
};

test.each(['sold', 'left', 'missing'])(
  'a piece that is %s in a home takes nothing from others for whom there is one',
  async (kind) => {
    const { home, other, out, one } = await threeSofas();
    await tell(out.id, kind, { unitId: one });
    expect([await held(home.id), await held(other.id)]).toEqual([1, 1]);
  },
);

test.each(['clean', 'repair', 'retire'])(
  'a piece that is checked in with the verdict %s takes nothing from others for whom there is one',
  async (verdict) => {
    const { home, other, out, bin, one } = await threeSofas();
    await tell(out.id, 'picked', { unitId: one });
    await tell(out.id, 'returned', { unitId: one, locationId: bin, verdict });
    expect([await held(home.id), await held(other.id)]).toEqual([1, 1]);
  },
);

test('a piece that is sold from its own page takes nothing from others for whom there is one', async () => {
  const { home, other, one } = await threeSofas();
  expect((await company.boss.post('/units/sell', { unitIds: [one] })).status).toBe(200);
  expect([await held(home.id), await held(other.id)]).toEqual([1, 1]);
});

test('where more goes than was with the home, others give way as before', async () => {
  const { home, other, bin, one, two } = await threeSofas();
  const { rows } = (await company.boss.get(`/units?locationId=${bin}`)).body;
  const third = rows.find(({ id }: { id: string }) => id !== one && id !== two).id;
  expect((await company.boss.post('/units/sell', { unitIds: [third] })).status).toBe(200);
  expect([await held(home.id), await held(other.id)]).toEqual([2, 0]);
});
