import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { goLive } from '../../test/moves/go-live.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
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

/** A job with two chairs and, if it is confirmed, firmly so. */
const job = async (status = 'confirmed', by = boss) => {
  const client = (await by.post('/clients', { name: 'Dana', kind: 'homeowner' })).body.id;
  const property = (
    await by.post('/properties', { address: '12 Elm St', city: 'Portland', state: 'OR', type: 'house' })
  ).body.id;
  const { body } = await by.post('/stagings', {
    name: 'Elm',
    clientId: client,
    propertyId: property,
    installOn: '2027-03-01',
    endsOn: '2027-05-01',
    rooms: [{ name: 'Dining room', roomType: 'dining' }],
  });
  const item = await house.item({ name: 'Chair', twoPerson: true });
  await house.units(4, { itemId: item.id });
  const roomId = body.rooms[0].id;
  const added = await by.post(`/stagings/${body.id}/lines`, {
    lines: [{ roomId, itemId: item.id, quantity: 2, note: 'By the window' }],
  });
  expect(added.status).toBe(200);
  let version = body.version;
  for (const to of ['quoted', 'confirmed', 'designing', 'ready']) {
    if (status === 'lead') break;
    const moved = await by.post(`/stagings/${body.id}/status`, { version, status: to });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    version = moved.body.version;
    if (to === status) break;
  }
  if (status === 'live') await goLive(by, body.id);
  return { id: body.id as string, itemId: item.id, roomId };
};

const plan = (stagingId: string, more: object = {}, by = boss) =>
  by.post('/moves', { stagingId, kind: 'in', scheduledOn: '2027-02-28', ...more });

describe('planning', () => {
  test('a move-in takes over what is promised to the job, room by room', async () => {
    const { id, itemId, roomId } = await job();
    const { status, body } = await plan(id, { startsAt: '08:00', endsAt: '12:00', notes: 'Gate 4' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'in',
      status: 'scheduled',
      stagingId: id,
      address: '12 Elm St',
      planned: 2,
      startsAt: '08:00',
      lines: [
        { itemId, itemName: 'Chair', roomId, roomName: 'Dining room', planned: 2, note: 'By the window' },
      ],
      load: { twoPerson: 2, unmeasured: 2 },
    });
    expect((await boss.get(`/moves/${body.id}`)).body).toEqual(body);
  });

  test('what is not promised yet is not moved, and what is not there is not moved out', async () => {
    const { id } = await job('lead');
    expectProblem(await plan(id), 'conflict');
    const { id: confirmed } = await job();
    expectProblem(await plan(confirmed, { kind: 'out' }), 'conflict');
  });

  test('a move-out takes what is in the home', async () => {
    const { id } = await job('live');
    expect((await plan(id, { kind: 'out', scheduledOn: '2027-05-01' })).body).toMatchObject({
      kind: 'out',
      planned: 2,
    });
  });

  test('a job has one open move of a kind; once that is called off another is planned', async () => {
    const { id } = await job();
    const first = (await plan(id)).body;
    const second = await plan(id);
    expectProblem(second, 'conflict');
    expect(second.body.detail).toContain(`#${first.number}`);
    expect((await boss.post(`/moves/${first.id}/cancel`, { version: first.version })).body.status).toBe(
      'canceled',
    );
    expect((await plan(id)).body.number).toBe(first.number + 1);
    expectProblem(await boss.patch(`/moves/${first.id}`, { version: 2, notes: 'x' }), 'conflict');
    expectProblem(await boss.post(`/moves/${first.id}/cancel`, { version: 2 }), 'illegal_transition');
  });

  test('who leads, goes along and what is driven is here: a vehicle, and active members', async () => {
    const { id } = await job();
    const bin = await house.bin();
    const truck = await house.bin({ kind: 'vehicle', name: 'Truck 1' });
    const crew = await colleague(app, boss, 'crew');
    const { body: members } = await boss.get('/members');
    const memberId = members.rows.find(({ email }: { email: string }) => email === crew.email).id;
    expectProblem(await plan(id, { vehicleId: bin }), 'invalid_input', 'vehicleId');
    const { body } = await plan(id, { vehicleId: truck, leadId: memberId, crewIds: [memberId, memberId] });
    expect(body).toMatchObject({ vehicleName: 'Truck 1', leadId: memberId, crew: [{ id: memberId }] });
    const stranger = await owner(app);
    const strangerId = (await stranger.get('/members')).body.rows[0].id;
    expectProblem(
      await boss.patch(`/moves/${body.id}`, { version: 1, crewIds: [strangerId] }),
      'invalid_input',
      'crewIds',
    );
    const mine = (await boss.get(`/moves?memberId=${memberId}`)).body;
    expect(mine.rows.map((row: { id: string }) => row.id)).toEqual([body.id]);
  });

  test('a window ends after it begins', async () => {
    const { id } = await job();
    expectProblem(await plan(id, { startsAt: '12:00', endsAt: '11:00' }), 'invalid_input', 'endsAt');
    expectProblem(await plan(id, { startsAt: '25:00' }), 'invalid_input', 'startsAt');
    const { body } = await plan(id, { startsAt: '09:00', endsAt: '11:00' });
    expectProblem(
      await boss.patch(`/moves/${body.id}`, { version: 1, endsAt: '08:00' }),
      'invalid_input',
      'endsAt',
    );
  });

  test('what the job promises now is taken over while nothing is on its way', async () => {
    const { id, roomId } = await job();
    const move = (await plan(id)).body;
    const lamp = await house.item({ name: 'Lamp' });
    await house.units(1, { itemId: lamp.id });
    await boss.post(`/stagings/${id}/lines`, { lines: [{ roomId, itemId: lamp.id, quantity: 1 }] });
    const replanned = (await boss.post(`/moves/${move.id}/lines`, { version: move.version })).body;
    expect(replanned.lines.map(({ itemName }: { itemName: string }) => itemName)).toEqual(['Chair', 'Lamp']);
    await app.sql`update move set status = 'picking' where id = ${move.id}`;
    const late = await boss.post(`/moves/${move.id}/lines`, { version: replanned.version + 1 });
    expectProblem(late, 'illegal_transition');
  });

  test('a line that is taken off the list later stays on the move', async () => {
    const { id } = await job();
    const move = (await plan(id)).body;
    const [line] = (await boss.get(`/stagings/${id}/lines`)).body.rows;
    const removed = await boss.post(`/stagings/${id}/lines/remove`, { lineIds: [line.id] });
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    expect((await boss.get(`/moves/${move.id}`)).body.lines).toHaveLength(1);
  });
});

test('each field of a move is changed by itself, told in the log and seen by whoever asks', async () => {
  const { id } = await job();
  const move = (await plan(id)).body;
  const crew = await colleague(app, boss, 'crew');
  const { rows: members } = (await boss.get('/members')).body;
  const memberId = members.find(({ email }: { email: string }) => email === crew.email).id;
  const change = {
    scheduledOn: '2027-03-01',
    startsAt: '09:15',
    endsAt: '17:45',
    leadId: memberId,
    vehicleId: await house.bin({ kind: 'vehicle' }),
    notes: 'Two trips',
    crewIds: [memberId],
  };
  let { version } = move;
  for (const [name, value] of Object.entries(change)) {
    const { body } = await boss.patch(`/moves/${move.id}`, { version, [name]: value });
    expect([name, body.version]).toEqual([name, version + 1]);
    version = body.version;
    const [entry] = (await boss.get('/audit?itemsPerPage=5')).body.rows;
    expect([name, entry.details[name].to]).toEqual([name, value]);
  }
  const { crewIds, ...fields } = change;
  expect((await boss.get(`/moves/${move.id}`)).body).toMatchObject({ ...fields, crew: [{ id: crewIds[0] }] });
  expectProblem(await boss.patch(`/moves/${move.id}`, { version: 1, notes: 'x' }), 'stale_version');
});

test('moves are listed by day, by what needs somebody, and by words', async () => {
  const robin = await owner(app);
  const before = house;
  house = warehouseOf(robin);
  const [first, second] = [await job('confirmed', robin), await job('confirmed', robin)];
  await plan(first.id, { scheduledOn: '2020-01-01' }, robin);
  await plan(second.id, { scheduledOn: '2027-02-28' }, robin);
  const days = async (query: string) =>
    (await robin.get(`/moves?${query}`)).body.rows.map(
      ({ scheduledOn }: { scheduledOn: string }) => scheduledOn,
    );
  expect(await days('')).toEqual(['2020-01-01', '2027-02-28']);
  expect(await days('orderBy=desc')).toEqual(['2027-02-28', '2020-01-01']);
  expect(await days('attention=late')).toEqual(['2020-01-01']);
  expect(await days('attention=unassigned')).toHaveLength(2);
  expect(await days('from=2027-02-28&to=2027-02-28')).toEqual(['2027-02-28']);
  expect(await days(`stagingId=${first.id}`)).toEqual(['2020-01-01']);
  expect(await days('searchQuery=ELM')).toHaveLength(2);
  expect(await days('searchQuery=nowhere')).toEqual([]);
  house = before;
});

test('a move is late from the end of its window, by the clock of the organization', async () => {
  const zone = 'Pacific/Kiritimati';
  const robin = await owner(app);
  const [{ id: orgId } = { id: '' }] = await app.sql<{ id: string }[]>`
    select m.org_id as id from membership m join app_user u on u.id = m.user_id where u.email = ${robin.email}`;
  await app.sql`update organization set timezone = ${zone} where id = ${orgId}`;
  const before = house;
  house = warehouseOf(robin);
  const [there] = await app.sql<{ day: string }[]>`
    select to_char(now() at time zone ${zone}, 'YYYY-MM-DD') as day`;
  const windowed = async (endsAt: string) =>
    (await plan((await job('confirmed', robin)).id, { scheduledOn: there?.day, endsAt }, robin)).body.id;
  const [past, all] = [await windowed('00:00'), await windowed('')];
  house = before;
  const late = (await robin.get('/moves?attention=late')).body.rows.map(({ id }: { id: string }) => id);
  expect(late).toContain(past);
  expect(late).not.toContain(all);
});

test('a move of another organization is not found', async () => {
  const { id } = await job();
  const move = (await plan(id)).body;
  const stranger = await owner(app);
  expectProblem(await stranger.get(`/moves/${move.id}`), 'not_found');
  expectProblem(await plan(id, {}, stranger), 'not_found');
});

test('whoever goes along sees moves and plans none', async () => {
  const { id } = await job();
  const crew = await colleague(app, boss, 'crew');
  expectProblem(await plan(id, {}, crew), 'forbidden');
  expect((await crew.get('/moves')).status).toBe(200);
});
