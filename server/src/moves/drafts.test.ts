import { expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { useMoving } from '../../test/moves/use-moving.ts';
import { colleague, owner } from '../../test/people.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const drafted = async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const units = await company.moving.house.units(2, { itemId: item.id });
  const staging = await company.moving.job([{ itemId: item.id, quantity: 1 }]);
  const plan = { stagingId: staging.id, kind: 'in', scheduledOn: '2027-02-28', status: 'draft' };
  const { status, body } = await company.boss.post('/moves', plan);
  expect(status).toBe(201);
  return { staging, units, draft: body };
};
const schedule = (id: string, version: number, by = company.boss) =>
  by.post(`/moves/${id}/schedule`, { version });

test('a move is planned as a draft with what is promised, and listed as one', async () => {
  const { staging, draft } = await drafted();
  expect(draft).toMatchObject({ status: 'draft', planned: 1 });
  const { rows } = (await company.boss.get(`/moves?stagingId=${staging.id}&status=draft`)).body;
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([draft.id]);
  const again = await company.boss.post('/moves', {
    stagingId: staging.id,
    kind: 'in',
    scheduledOn: '2027-02-28',
  });
  expectProblem(again, 'conflict');
});

test('a draft is scheduled once, with everything that was planned for it, and told in the log', async () => {
  const { draft } = await drafted();
  const changed = await company.boss.patch(`/moves/${draft.id}`, { version: 1, scheduledOn: '2027-02-27' });
  expect(changed.body).toMatchObject({ status: 'draft', version: 2 });
  expectProblem(await schedule(draft.id, 1), 'stale_version');
  const { status, body } = await schedule(draft.id, 2);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'scheduled', scheduledOn: '2027-02-27', planned: 1 });
  expectProblem(await schedule(draft.id, body.version), 'illegal_transition');
  const { rows } = (await company.boss.get('/audit?action=move.scheduled')).body;
  expect(rows).toMatchObject([
    { subjectId: draft.id, details: { status: { from: 'draft', to: 'scheduled' } } },
  ]);
});

test('a draft is called off like any plan', async () => {
  const { draft } = await drafted();
  const { body } = await company.boss.post(`/moves/${draft.id}/cancel`, { version: 1 });
  expect(body.status).toBe('canceled');
  expectProblem(await schedule(draft.id, body.version), 'illegal_transition');
});

test('what a crew picks up for a draft is recorded: it is under way, and no draft any more', async () => {
  const { draft, units } = await drafted();
  const picked = event('picked', { moveId: draft.id, unitId: units[0]!.id });
  expect((await sendBy(company.boss, [picked])).body.events).toMatchObject([{ applied: true }]);
  expect((await company.moving.moveNow(draft.id)).status).toBe('picking');
  await sendBy(company.boss, [event('undone', { undoes: picked.id })]);
  expect((await company.moving.moveNow(draft.id)).status).toBe('scheduled');
});

test('whoever may not plan moves schedules none, and nothing of another organization is there', async () => {
  const { draft } = await drafted();
  expectProblem(await schedule(draft.id, 1, await colleague(app, company.boss, 'crew')), 'forbidden');
  expectProblem(await schedule(draft.id, 1, await owner(app)), 'not_found');
  expect((await company.moving.moveNow(draft.id)).status).toBe('draft');
});

test('a move is planned as a draft or as scheduled, and as nothing else', async () => {
  const { id: stagingId } = await company.moving.job([]);
  const plan = { stagingId, kind: 'in', scheduledOn: '2027-02-28', status: 'completed' };
  expectProblem(await company.boss.post('/moves', plan), 'invalid_input', 'status');
});
