import { expect, test } from 'vitest';
import { onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();
const company = useMovingLately(app);

const send = async (...events: object[]) => (await sendLately(company.boss, events)).body.events;
const taken = (moveId: string, { id }: { id: string }) => ({ ...onMove(moveId, 'undone'), undoes: id });
const pieceNow = async (id: string) => {
  const [unit] = await app.sql`select custody, staging_id, move_id from unit where id = ${id}`;
  return unit;
};

/** A chair that was brought into a home, and the bin it came from. */
const chairInHome = async () => {
  const { bin, staging, move, unitId } = await company.earlier(async () => {
    const bin = await company.moving.house.bin();
    const item = await company.moving.house.item({ name: 'Chair' });
    const [unit] = await company.moving.house.units(1, { itemId: item.id, locationId: bin });
    const { staging, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
    return { bin, staging, move, unitId: unit?.id ?? '' };
  });
  const drop = onMove(move.id, 'dropped', { unitId });
  await send(onMove(move.id, 'picked', { unitId }), drop);
  expect((await company.moving.complete(move.id)).status).toBe(200);
  return { bin, staging, move, unitId, drop };
};

test('a check-in that is taken back after the home was closed waits for somebody, who may do it all the same', async () => {
  const { bin, staging, unitId } = await chairInHome();
  const out = await company.moving.plan(staging.id, 'out');
  const back = onMove(out.id, 'returned', { unitId, locationId: bin });
  await send(onMove(out.id, 'picked', { unitId }), back);
  expect((await company.moving.complete(out.id)).status).toBe(200);
  const undo = taken(out.id, back);
  expect(await send(undo)).toMatchObject([{ applied: false, review: 'undone_too_late' }]);
  expect(await pieceNow(unitId)).toMatchObject({ custody: 'in_storage', stagingId: null });
  const { rows } = (await company.boss.get('/scan-reviews')).body;
  expect(rows).toMatchObject([{ id: undo.id, reason: 'undone_too_late', unitId, itemName: 'Chair' }]);
  const answer = await company.boss.post(`/scan-reviews/${undo.id}/resolve`, { choice: 'retry' });
  expect(answer.status, answer.text).toBe(200);
  expect(await pieceNow(unitId)).toMatchObject({ custody: 'picked', moveId: out.id });
});

test('a drop that is taken back after the move leaves nobody’s piece: it stays in the home until somebody decides', async () => {
  const { staging, move, unitId, drop } = await chairInHome();
  const undo = taken(move.id, drop);
  expect(await send(undo)).toMatchObject([{ applied: false, review: 'undone_too_late' }]);
  expect(await pieceNow(unitId)).toMatchObject({ custody: 'on_site', stagingId: staging.id });
  const dismissed = await company.boss.post(`/scan-reviews/${undo.id}/resolve`, {
    choice: 'dismiss',
    note: 'It is there',
  });
  expect(dismissed.status, dismissed.text).toBe(200);
  expect(await pieceNow(unitId)).toMatchObject({ custody: 'on_site', stagingId: staging.id });
});
