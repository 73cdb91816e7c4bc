import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { today } from '../../../test/today.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const daysAgo = (days: number) => addDays(today, -days);

const withJobs = async () => {
  const boss = await owner(app);
  const add = async (name: string) =>
    (await boss.post('/clients', { name, kind: 'homeowner' })).body.id as string;
  const [payer, agent] = [await add('Ada Moss'), await add('June Castillo')];
  const property = { address: '1423 Maple St', city: 'Portland', state: 'OR', type: 'house' };
  const propertyId = (await boss.post('/properties', property)).body.id;
  const job = {
    type: 'vacant',
    clientId: payer,
    agentId: agent,
    propertyId,
    fees: 50_000,
    monthlyAmount: 300_000,
  };
  const live = await boss.post('/stagings', {
    ...job,
    name: 'Live',
    installOn: daysAgo(30),
    endsOn: daysAgo(-30),
  });
  await boss.post('/stagings', { ...job, name: 'Quoted', installOn: daysAgo(-10), endsOn: daysAgo(-40) });
  await app.sql`update staging set status = 'live' where id = ${live.body.id}`;
  return { boss, payer, agent };
};

test('what a client brought so far is the sum of the jobs they pay for', async () => {
  const { boss, payer, agent } = await withJobs();
  const paid = (await boss.get(`/clients/${payer}/stagings`)).body;
  expect(paid.money.monthly).toBe(300_000);
  // A day more or less is a matter of where the organization is.
  expect(paid.money.soFar).toBeGreaterThanOrEqual(50_000 + 290_000);
  expect(paid.money.soFar).toBeLessThanOrEqual(50_000 + 310_000);
  expect(paid.money.forecast).toBe(50_000 + 600_000 + 50_000 + 300_000);
  expect(paid.changedAt).toEqual(expect.any(String));
  const seen = (await boss.get(`/clients/${agent}/stagings`)).body;
  expect(seen.money).toEqual({ monthly: 0, soFar: 0, forecast: 0 });
  expect(seen.changedAt).toBe(paid.changedAt);
});

test('is told to whoever may see costs; of a client of another organization nothing is', async () => {
  const { boss, payer } = await withJobs();
  const viewer = await colleague(app, boss, 'viewer');
  expect((await viewer.get(`/clients/${payer}/stagings`)).body.money).toBeNull();
  const crew = await colleague(app, boss, 'crew');
  expectProblem(await crew.get(`/clients/${payer}/stagings`), 'forbidden');
  const stranger = await owner(app);
  expectProblem(await stranger.get(`/clients/${payer}/stagings`), 'not_found');
});
