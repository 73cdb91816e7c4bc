import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { owner } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('the log is narrowed to an action that there is, and to no other', async () => {
  const boss = await owner(app);
  await boss.post('/vendors', { name: 'Fjord Works' });
  expect((await boss.get('/audit?action=vendor.created')).body.total).toBe(1);
  expect((await boss.get('/audit?action=import.failed')).body.total).toBe(0);
  for (const action of ['vendor.creatd', 'vendor', 'account.signed-in']) {
    expectProblem(await boss.get(`/audit?action=${action}`), 'invalid_input', 'action');
    expectProblem(await boss.post('/audit/export', { action }), 'invalid_input', 'action');
  }
});
