import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';
import { today } from '../../test/today.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('the timeline of a staging tells what happened to it, its rooms and pieces, the newest first', async () => {
  const boss = await owner(app);
  const { staging, item, add } = await stagingWorld(app, boss);
  const [job, other] = [await staging({}), await staging({})];
  await add(job, await item(1));
  await add(other, await item(1));
  await boss.post(`/stagings/${job.id}/rooms`, { rooms: [{ name: 'Den', roomType: 'family' }] });
  const { body } = await boss.get(`/stagings/${job.id}/timeline?itemsPerPage=5`);
  expect(body.total).toBe(3);
  expect(body.rows.map(({ action }: { action: string }) => action)).toEqual([
    'staging.rooms-added',
    'staging.lines-added',
    'staging.created',
  ]);
  expect(body.rows[0]).toMatchObject({ details: { rooms: ['Den'] }, actor: { id: boss.user.id } });
  expect(body.rows[0]).not.toHaveProperty('ip');
});

test('who added, changed, held, released and removed which pieces is told, and found by the name of the item', async () => {
  const boss = await owner(app);
  const { staging, item, unit, add, lines } = await stagingWorld(app, boss);
  const job = await staging({});
  const rug = await item(2);
  await app.sql`update item set name = 'Dune "8x10" rug' where id = ${rug}`;
  const pinned = await unit({ item: rug });
  const { code } = (await boss.get(`/units/${pinned}`)).body;
  await add(job, rug, { quantity: 2 });
  const [line] = await lines(job);
  await boss.patch(`/stagings/${job.id}/lines/${line.id}`, { version: line.version, quantity: 1 });
  await boss.patch(`/stagings/${job.id}/lines/${line.id}`, { version: line.version + 1, unitId: pinned });
  for (const call of ['reserve', 'release', 'hold', 'lines/remove'])
    expect((await boss.post(`/stagings/${job.id}/${call}`, { lineIds: [line.id] })).status).toBe(200);
  const told = ['2 × Dune "8x10" rug', '1 × Dune "8x10" rug', `1 × Dune "8x10" rug (${code})`];
  const { body } = await boss.get(`/audit?searchQuery=${encodeURIComponent('dune "8x10"')}&itemsPerPage=50`);
  const found = body.rows
    .filter(({ subjectType }: { subjectType: string }) => subjectType === 'Staging')
    .map(({ action, details }: { action: string; details: object }) => [action, details]);
  expect(found).toEqual([
    ['staging.lines-removed', { pieces: [told[2]] }],
    ['staging.held-again', { pieces: [told[2]] }],
    ['staging.released', { pieces: [told[2]] }],
    ['staging.reserved', { pieces: [told[2]] }],
    ['staging.line-changed', { pieces: { from: [told[1]], to: [told[2]] } }],
    ['staging.line-changed', { pieces: { from: [told[0]], to: [told[1]] } }],
    ['staging.lines-added', { pieces: [told[0]] }],
  ]);
});

test('a line that goes to another room, with a note, is told so; a copy tells what it was made of', async () => {
  const boss = await owner(app);
  const { staging, item, add, lines } = await stagingWorld(app, boss);
  const job = await staging({
    rooms: [
      { name: 'Living room', roomType: 'living' },
      { name: 'Den', roomType: 'family' },
    ],
  });
  await add(job, await item(1));
  const [line] = await lines(job);
  await boss.patch(`/stagings/${job.id}/lines/${line.id}`, {
    version: line.version,
    roomId: job.rooms[1].id,
    note: 'By the window',
  });
  const [moved] = (await boss.get(`/stagings/${job.id}/timeline`)).body.rows;
  const pieces = [`1 × ${line.itemName}`];
  expect(moved.details).toEqual({
    pieces,
    note: { from: '', to: 'By the window' },
    room: { from: 'Living room', to: 'Den' },
  });
  const copy = await staging({ copyOf: job.id, rooms: [] });
  const [made] = (await boss.get(`/stagings/${copy.id}/timeline`)).body.rows;
  expect(made).toMatchObject({ action: 'staging.created', details: { original: job.id, pieces } });
});

test('whoever may not see costs and clients is not told them by the timeline; strangers find nothing', async () => {
  const boss = await owner(app);
  const { staging, facts } = await stagingWorld(app, boss);
  const job = await staging({});
  const clientId = (await boss.post('/clients', { name: 'Secret Client', kind: 'agent' })).body.id;
  await boss.patch(`/stagings/${job.id}`, {
    version: 1,
    monthlyAmount: 987_600,
    clientId,
    notes: 'Call first',
  });
  const crew = await colleague(app, boss, 'crew');
  const told = await crew.get(`/stagings/${job.id}/timeline`);
  expect(told.body.rows[0].details).toEqual({ notes: { from: '', to: 'Call first' } });
  expect(told.text).not.toContain('9876');
  expect(told.text).not.toContain('Secret Client');
  expect(told.text).not.toContain(facts.clientId);
  expect((await boss.get(`/stagings/${job.id}/timeline`)).body.rows[0].details).toMatchObject({
    monthlyAmount: { to: 987_600 },
  });
  expectProblem(await (await owner(app)).get(`/stagings/${job.id}/timeline`), 'not_found');
});

test('a new staging is told which pieces of an earlier one it could have, and from when on all of them', async () => {
  const boss = await owner(app);
  const { staging, item, add, confirm } = await stagingWorld(app, boss);
  const [sofa, rug] = [await item(1), await item(3)];
  const earlier = await staging({ installOn: addDays(today, 10), endsOn: addDays(today, 40) });
  await add(earlier, sofa);
  await add(earlier, rug, { quantity: 2 });
  await confirm(earlier);
  const outcome = async (from: number, to: number) =>
    (
      await boss.get(
        `/stagings/${earlier.id}/copy-outcome?installOn=${addDays(today, from)}&endsOn=${addDays(today, to)}`,
      )
    ).body;
  expect(await outcome(60, 90)).toMatchObject({ pieces: 3, kept: 3, leftBehind: 0, clashes: [] });
  const busy = await outcome(20, 50);
  expect(busy).toMatchObject({ pieces: 3, kept: 1, earliest: addDays(today, 43) });
  expect(busy.clashes).toMatchObject([
    { itemId: expect.any(String), holders: [{ stagingId: earlier.id, number: 1 }] },
    { holders: [{ stagingId: earlier.id }] },
  ]);
  expectProblem(
    await boss.get(`/stagings/${earlier.id}/copy-outcome?installOn=${today}&endsOn=${today}`),
    'invalid_input',
    'endsOn',
  );
  const stranger = await owner(app);
  expectProblem(
    await stranger.get(`/stagings/${earlier.id}/copy-outcome?installOn=${today}&endsOn=${addDays(today, 5)}`),
    'not_found',
  );
});
