import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { movingOf } from '../../test/moves/moving.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';
import { warehouseOf } from '../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

/** A confirmed job with two sofas of a cubic meter each, which three stand of in storage. */
const job = async () => {
  const clientId = (await boss.post('/clients', { name: 'Dana', kind: 'homeowner' })).body.id;
  const propertyId = (
    await boss.post('/properties', { address: '12 Elm St', city: 'Portland', state: 'OR', type: 'house' })
  ).body.id;
  const { body } = await boss.post('/stagings', {
    name: 'Elm',
    clientId,
    propertyId,
    installOn: '2027-03-01',
    endsOn: '2027-05-01',
    rooms: [{ name: 'Living room', roomType: 'living' }],
  });
  const sofa = await house.item({
    name: 'Sofa',
    width: 1000,
    depth: 1000,
    height: 1000,
    weight: 40_000,
    twoPerson: true,
    assemblyMinutes: 10,
  });
  await house.units(3, { itemId: sofa.id });
  const lines = [{ roomId: body.rooms[0].id, itemId: sofa.id, quantity: 2 }];
  expect((await boss.post(`/stagings/${body.id}/lines`, { lines })).status).toBe(200);
  let { version } = body;
  for (const status of ['quoted', 'confirmed'])
    version = (await boss.post(`/stagings/${body.id}/status`, { version, status })).body.version;
  return body.id as string;
};

const load = { volume: 2000, weight: 80_000, twoPerson: 2, assemblyMinutes: 20, unmeasured: 0 };

test('what a move would take is estimated before it is planned, and is what it takes then', async () => {
  const stagingId = await job();
  expect((await boss.get(`/stagings/${stagingId}/move-estimate?kind=in`)).body).toEqual({
    planned: 2,
    load,
    isPlanOld: false,
  });
  expect((await boss.get(`/stagings/${stagingId}/move-estimate?kind=out`)).body.planned).toBe(0);
  const { body } = await boss.post('/moves', { stagingId, kind: 'in', scheduledOn: '2027-02-28' });
  expect(body.load).toEqual(load);
  const { rows } = (await boss.get(`/moves?stagingId=${stagingId}`)).body;
  expect(rows).toMatchObject([{ planned: 2, load }]);
});

test('nothing is estimated of a job of strangers, and where nothing is held nothing weighs', async () => {
  const stagingId = await job();
  const stranger = await owner(app);
  expectProblem(await stranger.get(`/stagings/${stagingId}/move-estimate?kind=in`), 'not_found');
});

test('pieces are listed by where they stand, with the codes on their labels', async () => {
  const stagingId = await job();
  const { body } = await boss.post('/moves', { stagingId, kind: 'in', scheduledOn: '2027-02-28' });
  const { rows } = (await boss.get(`/moves/${body.id}/pull-list`)).body;
  expect(rows).toEqual([
    {
      lineId: body.lines[0].id,
      locationId: expect.any(String),
      path: expect.stringMatching(/\w/),
      code: expect.any(String),
      quantity: 2,
      unitCodes: [expect.any(String), expect.any(String)],
    },
  ]);
  const stranger = await owner(app);
  expectProblem(await stranger.get(`/moves/${body.id}/pull-list`), 'not_found');
});

test('what comes next stands first, what is over last and the latest of it first', async () => {
  const planned: string[] = [];
  for (const day of ['2027-02-03', '2027-02-01', '2027-02-02', '2027-02-04']) {
    const { body } = await boss.post('/moves', {
      stagingId: await job(),
      kind: 'in',
      scheduledOn: day,
      notes: day,
    });
    planned.push(body.id);
    if (day >= '2027-02-03') await boss.post(`/moves/${body.id}/cancel`, { version: 1 });
  }
  const { rows } = (await boss.get('/moves?sortBy=next&orderBy=asc&from=2027-02-01&to=2027-02-04')).body;
  expect(rows.map(({ scheduledOn }: { scheduledOn: string }) => scheduledOn.slice(-2))).toEqual([
    '01',
    '02',
    '04',
    '03',
  ]);
});

test('the crew is sent to storage only, by one way for the sheet and for the screen', async () => {
  const moving = movingOf(boss);
  const aisles = [
    await moving.house.bin({ name: 'A', code: 'W-10' }),
    await moving.house.bin({ name: 'B', code: 'W-2' }),
  ];
  const item = await moving.house.item({ name: 'Towel', tracking: 'bulk' });
  for (const locationId of aisles)
    await boss.post('/stock/receive', { itemId: item.id, locationId, quantity: 3 });
  const first = await moving.moveIn([{ itemId: item.id, quantity: 2 }]);
  await sendBy(boss, [
    event('picked', { moveId: first.move.id, itemId: item.id, quantity: 2, locationId: aisles[0] }),
  ]);
  const { move } = await moving.moveIn([{ itemId: item.id, quantity: 4 }]);
  const { rows } = (await boss.get(`/moves/${move.id}/pull-list`)).body;
  const inOrder = [aisles[1], aisles[0]];
  expect(rows.map(({ locationId }: { locationId: string }) => locationId)).toEqual(inOrder);
  expect(move.lines[0].bins.map(({ locationId }: { locationId: string }) => locationId)).toEqual(inOrder);
});

test('the pull list sends nobody to a piece that another job is promised as that one, nor to what is picked already', async () => {
  const moving = movingOf(boss);
  const bin = await moving.house.bin();
  const item = await moving.house.item({ name: 'Lamp' });
  const units = await moving.house.units(3, { itemId: item.id, locationId: bin });
  const [pinned, picked, free] = units.map(({ id, code }) => ({ id, code }));
  // Its days begin after the day of the move, and before the home lets its lamps go.
  await moving.job([{ itemId: item.id, quantity: 1, unitId: pinned?.id ?? '' }], 'ready', {
    installOn: '2027-04-01',
    endsOn: '2027-06-01',
  });
  const { move } = await moving.moveIn([{ itemId: item.id, quantity: 2 }]);
  const pulls = async () => (await boss.get(`/moves/${move.id}/pull-list`)).body.rows;
  expect((await pulls()).flatMap(({ unitCodes }: { unitCodes: string[] }) => unitCodes).sort()).toEqual(
    [picked?.code, free?.code].sort(),
  );
  await sendBy(boss, [event('picked', { moveId: move.id, unitId: picked?.id })]);
  expect(await pulls()).toMatchObject([{ quantity: 1, unitCodes: [free?.code] }]);
});

test('a plan is old once a piece was swapped for another, and taking over the list leaves the lines that stay their ids', async () => {
  const moving = movingOf(boss);
  const [chair, lamp, rug] = [
    await moving.house.item({ name: 'Chair' }),
    await moving.house.item({ name: 'Lamp' }),
    await moving.house.item({ name: 'Rug' }),
  ];
  for (const { id } of [chair, lamp, rug]) await moving.house.units(2, { itemId: id });
  const { staging, move } = await moving.moveIn([
    { itemId: chair.id, quantity: 2 },
    { itemId: lamp.id, quantity: 1 },
  ]);
  const estimate = async () => (await boss.get(`/stagings/${staging.id}/move-estimate?kind=in`)).body;
  expect(await estimate()).toMatchObject({ planned: 3, isPlanOld: false });
  const listed = (await boss.get(`/stagings/${staging.id}/lines`)).body.rows;
  const lampLine = listed.find(({ itemId }: { itemId: string }) => itemId === lamp.id);
  const removed = await boss.post(`/stagings/${staging.id}/lines/remove`, { lineIds: [lampLine.id] });
  expect(removed.status, removed.text).toBe(200);
  const lines = [{ roomId: staging.roomId, itemId: rug.id, quantity: 1 }];
  expect((await boss.post(`/stagings/${staging.id}/lines`, { lines })).status).toBe(200);
  expect(await estimate()).toMatchObject({ planned: 3, isPlanOld: true });
  const { body } = await boss.post(`/moves/${move.id}/lines`, { version: move.version });
  expect(body.lines).toMatchObject([
    { id: move.lines[0].id, itemId: chair.id },
    { itemId: rug.id, planned: 1 },
  ]);
  expect(await estimate()).toMatchObject({ isPlanOld: false });
});
