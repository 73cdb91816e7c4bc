import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { event, sendBy } from '../../../test/scans/device-calls.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let crew: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  crew = await colleague(app, boss, 'crew');
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

type Answer = { id: string; applied: boolean; review: string | null };
const answersTo = async (by: PersonInTest, ...events: unknown[]): Promise<Answer[]> =>
  (await sendBy(by, events)).body.events;
const reviewsOf = (answers: readonly Answer[]) => answers.map(({ review }) => review);

test('crew record where pieces are, what is damaged, missing and found, and take it back', async () => {
  const [unit, bin] = [await house.unit(), await house.bin()];
  const moved = event('moved', { unitId: unit.id, locationId: bin });
  const answers = await answersTo(
    crew,
    moved,
    event('seen', { unitId: unit.id }),
    event('damaged', { unitId: unit.id, note: 'A leg is off' }),
    event('missing', { unitId: unit.id }),
    event('found', { unitId: unit.id, locationId: bin }),
  );
  expect(reviewsOf(answers)).toEqual([null, null, null, null, null]);
  expect((await boss.get(`/units/${unit.id}`)).body).toMatchObject({ locationId: bin, condition: 'broken' });
  const [undone] = await answersTo(crew, event('undone', { undoes: moved.id }));
  expect(undone).toMatchObject({ applied: true });
});

test('crew count no stock and change nothing at a desk: it waits for somebody who may', async () => {
  const [item, bin, other] = [await house.item({ tracking: 'bulk' }), await house.bin(), await house.bin()];
  const answers = await answersTo(
    crew,
    event('received', { itemId: item.id, locationId: bin, quantity: 5 }),
    event('transferred', { itemId: item.id, fromId: bin, toId: other, quantity: 1 }),
    event('counted', { itemId: item.id, locationId: bin, counted: 3 }),
  );
  expect(reviewsOf(answers)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  const unit = await house.unit();
  expectProblem(await crew.post('/units/move', { unitIds: [unit.id], locationId: bin }), 'forbidden');
  const retry = await boss.post(`/scan-reviews/${answers[0]!.id}/resolve`, { choice: 'retry' });
  expect(retry.body).toMatchObject({ applied: true });
});

test('crew take back only what they recorded themselves, whichever comes first', async () => {
  const [unit, bin] = [await house.unit(), await house.bin()];
  const theirs = event('moved', { unitId: unit.id, locationId: bin });
  await answersTo(boss, theirs);
  expect(reviewsOf(await answersTo(crew, event('undone', { undoes: theirs.id })))).toEqual(['forbidden']);
  expect((await boss.get(`/units/${unit.id}`)).body.locationId).toBe(bin);

  const [early, late] = [event('missing', { unitId: unit.id }), event('missing', { unitId: unit.id })];
  const [undoEarly, undoLate] = [event('undone', { undoes: early.id }), event('undone', { undoes: late.id })];
  expect(reviewsOf(await answersTo(crew, undoEarly, undoLate))).toEqual(['forbidden', 'forbidden']);
  await answersTo(crew, early);
  expect((await boss.get(`/units/${unit.id}`)).body.custody).toBe('in_storage');
  await answersTo(boss, late);
  expect((await boss.get(`/units/${unit.id}`)).body.custody).toBe('missing');
  const open = (await boss.get('/scan-reviews?itemsPerPage=100')).text;
  expect([open.includes(undoEarly.id), open.includes(undoLate.id)]).toEqual([false, true]);
});
