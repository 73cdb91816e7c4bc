import { expect, test } from 'vitest';
import { onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();
const company = useMovingLately(app);

const chairs = () =>
  company.earlier(async () => {
    const bin = await company.moving.house.bin();
    const item = await company.moving.house.item({ name: 'Chair' });
    const units = await company.moving.house.units(2, { itemId: item.id, locationId: bin });
    const { staging, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 2 }]);
    return { bin, item, staging, move, units: units.map(({ id }) => id) };
  });
const moveOn = async (id: string, status: string) => {
  const { version } = (await company.boss.get(`/stagings/${id}`)).body;
  return company.boss.post(`/stagings/${id}/status`, { version, status });
};
const logOf = async (id: string) => {
  const rows = await app.sql`select action from audit_entry where subject_id = ${id} order by id`;
  return rows.map(({ action }) => action);
};

test('with a staging that is canceled its planned moves are called off, each in the log', async () => {
  const { staging, move } = await chairs();
  expect((await moveOn(staging.id, 'canceled')).status).toBe(200);
  expect(await company.moving.moveNow(move.id)).toMatchObject({ status: 'canceled' });
  expect(await logOf(move.id)).toEqual(['move.planned', 'move.canceled']);
});

test('a staging with a move under way is not canceled, and says which', async () => {
  const { staging, move } = await chairs();
  await app.sql`update move set status = 'picking' where id = ${move.id}`;
  const answer = await moveOn(staging.id, 'canceled');
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'conflict', begun: move.number });
  expect((await company.boss.get(`/stagings/${staging.id}`)).body.status).toBe('ready');
});

test('what is left in the home of a canceled staging is fetched by a move-out', async () => {
  const { staging, move, units, bin } = await chairs();
  await moveOn(staging.id, 'canceled');
  const early = await company.boss.post('/moves', {
    stagingId: staging.id,
    kind: 'out',
    scheduledOn: '2027-03-02',
  });
  expect(early.status).toBe(409);
  // The crew did not hear of it.
  await sendLately(company.boss, [onMove(move.id, 'dropped', { unitId: units[0] })]);
  const out = await company.moving.plan(staging.id, 'out');
  expect(out.lines).toMatchObject([{ planned: 1 }]);
  await sendLately(company.boss, [
    onMove(out.id, 'picked', { unitId: units[0] }),
    onMove(out.id, 'returned', { unitId: units[0], locationId: bin }),
  ]);
  expect((await company.moving.complete(out.id)).status).toBe(200);
  const [unit] = await app.sql`select custody, location_id from unit where id = ${units[0] ?? ''}`;
  expect(unit).toMatchObject({ custody: 'in_storage', locationId: bin });
  expect((await company.boss.get(`/stagings/${staging.id}`)).body.status).toBe('canceled');
});
