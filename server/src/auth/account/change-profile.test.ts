import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('of two devices that change one’s own details, the slower one is told and loses nothing of the faster', async () => {
  const person = await owner(app);
  const { version } = (await person.get('/me')).body.user;
  const changed = await person.patch('/me', { version, phone: '555 0100' });
  expect(changed.body).toMatchObject({ phone: '555 0100', version: version + 1 });
  const late = await person.patch('/me', { version, phone: '555 0199' });
  expectProblem(late, 'stale_version');
  expect(late.body.version).toBe(version + 1);
  expect((await person.get('/me')).body.user.phone).toBe('555 0100');
});

test('other changes of the account make one’s own details no older', async () => {
  const person = await owner(app);
  const { version } = (await person.get('/me')).body.user;
  await person.put('/me/notifications', { newDevice: false, invitationAccepted: true });
  expect((await person.patch('/me', { version, firstName: 'Robin' })).status).toBe(200);
});
