import { expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { colleague, owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();

test('a right to some clients tells whose a home is as little as none', async () => {
  const boss = await owner(app);
  const { facts, staging } = await stagingWorld(app, boss);
  const { clientId, propertyId } = facts;
  await boss.patch(`/properties/${propertyId}`, { version: 1, clientId });
  const job = await staging({ agentId: clientId, homeownerId: clientId });
  await boss.patch(`/stagings/${job.id}`, { version: job.version, agentId: null });
  const rules = [
    { action: 'read', subject: 'Staging' },
    { action: 'read', subject: 'Client', conditions: { kind: 'agent' } },
  ];
  const role = (await boss.post('/roles', { name: 'Some clients', rules })).body;
  const some = await colleague(app, boss, role.key);
  const found = [
    await some.get('/stagings'),
    await some.get('/stagings/stays'),
    await some.get(`/stagings/${job.id}`),
    await some.get(`/stagings/${job.id}/timeline`),
    await some.get('/properties'),
    await some.get(`/properties/${propertyId}`),
    await some.post('/stagings/export', { format: 'csv', columns: ['number', 'client', 'homeowner'] }),
    await some.post('/properties/export', { format: 'csv', columns: ['address', 'client'] }),
  ];
  for (const answer of found) {
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('Ada Moss');
  }
  expect((await some.get('/stagings?searchQuery=Moss')).body.total).toBe(0);
  expectProblem(await some.get(`/stagings?clientId=${clientId}`), 'forbidden');
  expectProblem(await some.get(`/properties?clientId=${clientId}`), 'forbidden');
});
