import { expect, test } from 'vitest';
import { colleague, owner, signUpBody } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

test('a new organization has everything still to do', async () => {
  const browser = app.browser();
  browser.keep((await browser.post('/auth/signup', signUpBody())).body.data);
  expect((await browser.get('/dashboard')).body).toEqual({
    emailVerified: false,
    setupDone: false,
    storageLocations: 0,
    members: 1,
    pendingInvitations: 0,
    twoFactor: false,
  });
});

test('the dashboard counts what is there, in this organization only', async () => {
  const boss = await owner(app);
  const viewer = await colleague(app, boss, 'viewer');
  await boss.post('/invitations', { email: 'someone@example.test', role: 'crew' });
  await boss.post('/storage-locations/demo');
  const { version, name, units, currency, timezone } = (await boss.get('/organization')).body;
  await boss.post('/organization/setup', { version, name, units, currency, timezone });
  const expected = {
    emailVerified: true,
    setupDone: true,
    storageLocations: 17,
    members: 2,
    pendingInvitations: 1,
    twoFactor: false,
  };
  expect((await boss.get('/dashboard')).body).toEqual(expected);
  expect((await viewer.get('/dashboard')).body).toEqual(expected);
  const stranger = await owner(app);
  expect((await stranger.get('/dashboard')).body).toMatchObject({
    storageLocations: 0,
    members: 1,
    pendingInvitations: 0,
  });
});

test('somebody who is no member any more gets nothing', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  await crew.post('/organization/leave');
  expect(await crew.get('/dashboard')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
