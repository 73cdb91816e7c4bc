import { describe, expect, test } from 'vitest';
import { onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();
const company = useMovingLately(app);

const send = (...events: object[]) => sendLately(company.boss, events);
type Told = { lines: { units: { id: string }[] }[] };
const unitsOf = async (moveId: string) => {
  const { lines } = (await company.moving.moveNow(moveId)) as unknown as Told;
  return lines.map(({ units }) => units.map(({ id }) => id).sort());
};

const chairs = (quantity: number) =>
  company.earlier(async () => {
    const bin = await company.moving.house.bin();
    const item = await company.moving.house.item({ name: 'Chair' });
    const units = await company.moving.house.units(quantity, { itemId: item.id, locationId: bin });
    return { item, units: units.map(({ id }) => id) };
  });

test('a move-in may take what is free in storage, and nothing that another job needs on these days', async () => {
  const { item, units } = await chairs(4);
  const [own = '', others = '', ...free] = units;
  await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 1, unitId: others }]));
  const { move } = await company.earlier(() =>
    company.moving.moveIn([
      { itemId: item.id, quantity: 1 },
      { itemId: item.id, quantity: 1, unitId: own },
    ]),
  );
  expect(await unitsOf(move.id)).toEqual([[free[0]], [own, free[1]].sort()]);
});

test('a move-out takes what is in this home only', async () => {
  const { item, units } = await chairs(2);
  const [here = '', elsewhere = ''] = units;
  const homes = [];
  for (const unitId of [here, elsewhere]) {
    const home = await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 1 }]));
    await send(onMove(home.move.id, 'picked', { unitId }));
    await send(onMove(home.move.id, 'dropped', { unitId }));
    homes.push(home);
  }
  const [home] = homes as [(typeof homes)[number]];
  await company.moving.complete(home.move.id);
  const out = await company.moving.plan(home.staging.id, 'out');
  expect(await unitsOf(out.id)).toEqual([[here]]);
  await send(onMove(out.id, 'picked', { unitId: here }));
  expect(await unitsOf(out.id), 'also in the hands of the crew').toEqual([[here]]);
  await send(onMove(out.id, 'sold', { unitId: here }));
  expect(await unitsOf(out.id)).toEqual([[]]);
});

describe('a piece that is pinned to another home', () => {
  const answerOf = async (event: object) => (await send(event)).body.events[0];

  test('belongs there where it is taken into this one on the same days, and not where it goes back', async () => {
    const { item, units } = await chairs(3);
    const [pinned = ''] = units;
    const later = await company.earlier(() =>
      company.moving.moveIn([{ itemId: item.id, quantity: 1, unitId: pinned }]),
    );
    const { move } = await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 1 }]));
    for (const kind of ['picked', 'dropped'])
      expect(await answerOf(onMove(move.id, kind, { unitId: pinned }))).toMatchObject({
        applied: true,
        belongsTo: { moveId: later.move.id },
      });
    const bin = await company.earlier(() => company.moving.house.bin());
    const back = await answerOf(onMove(move.id, 'returned', { unitId: pinned, locationId: bin }));
    expect(back).toMatchObject({ applied: true });
    expect(back).not.toHaveProperty('belongsTo');
  });

  test('belongs nowhere else while it comes home', async () => {
    const { item, units } = await chairs(2);
    const [unitId = ''] = units;
    const home = await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 1 }]));
    for (const kind of ['picked', 'dropped']) await send(onMove(home.move.id, kind, { unitId }));
    await company.moving.complete(home.move.id);
    const next = await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 1 }]));
    await app.sql`update move_line set unit_id = ${unitId} where move_id = ${next.move.id}`;
    const out = await company.moving.plan(home.staging.id, 'out');
    const locationId = await company.earlier(() => company.moving.house.bin());
    for (const [kind, more] of [
      ['picked', { unitId }],
      ['returned', { unitId, locationId }],
    ] as const) {
      const answer = await answerOf(onMove(out.id, kind, more));
      expect(answer).toMatchObject({ applied: true });
      expect(answer).not.toHaveProperty('belongsTo');
    }
  });
});

test('what goes back tells why, one of a few; what is checked in tells a verdict', async () => {
  const { item, units } = await chairs(2);
  const [unitId = '', other = ''] = units;
  const { move } = await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 2 }]));
  const locationId = await company.earlier(() => company.moving.house.bin());
  const { body } = await send(
    onMove(move.id, 'returned', { unitId, locationId, reason: 'does_not_fit' }),
    onMove(move.id, 'returned', { unitId: other, locationId, reason: 'ugly' }),
  );
  expect(body.events).toMatchObject([{ applied: true }, { applied: false }]);
  const { body: told } = await company.boss.get(`/moves/${move.id}/events`);
  expect(told.rows).toMatchObject([{ kind: 'returned', unitId, reason: 'does_not_fit' }]);
});
