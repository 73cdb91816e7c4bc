import { addDays } from '@archway/contract/kernel/days';
import { expect, test } from 'vitest';
import { colleague, owner, signUpBody } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';
import { today } from '../../test/today.ts';

const app = useTestApp();
const noStagings = { live: 0, ending: 0, late: 0, bumped: 0, next: [] };

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
    stagings: { ...noStagings, today: expect.any(String) },
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
    storageLocations: 18,
    members: 2,
    pendingInvitations: 1,
    twoFactor: false,
    stagings: { ...noStagings, today: expect.any(String) },
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

test('stagings are counted as their list counts them, with what happens next', async () => {
  const boss = await owner(app);
  const { staging, item, add, confirm } = await stagingWorld(app, boss);
  const bring = async (more: object, steps: readonly string[]) => {
    const job = await staging(more);
    for (const status of steps) {
      const { version } = (await boss.get(`/stagings/${job.id}`)).body;
      const moved = await boss.post(`/stagings/${job.id}/status`, { version, status });
      expect([status, moved.status]).toEqual([status, 200]);
    }
    return job;
  };
  const toLive = ['quoted', 'confirmed', 'designing', 'ready', 'installing', 'live'];
  const day = (days: number) => addDays(today, days);
  await bring({ name: 'Late', installOn: day(-70), endsOn: day(-5) }, toLive);
  await bring({ name: 'Ending', installOn: day(-50), endsOn: day(5) }, toLive);
  await bring({ name: 'Long', installOn: day(-5), endsOn: day(90) }, toLive);
  await bring({ name: 'Soon', installOn: day(3) }, ['quoted', 'confirmed']);
  const sofa = await item(1);
  const first = await staging({ name: 'First', installOn: day(40) });
  const second = await staging({ name: 'Second', installOn: day(40) });
  await add(first, sofa);
  await confirm(first);
  await add(second, sofa);
  await confirm(second, { onClash: 'bump' });
  const { stagings } = (await boss.get('/dashboard')).body;
  expect(stagings).toMatchObject({
    live: 3,
    late: 1,
    ending: 1,
    bumped: 1,
    next: [
      { name: 'Soon', kind: 'install', on: day(3) },
      { name: 'Ending', kind: 'end', on: day(5) },
    ],
  });
  for (const [filter, count] of [
    ['status=live', stagings.live],
    ['attention=late', stagings.late],
    ['attention=ending', stagings.ending],
    ['attention=bumped', stagings.bumped],
  ])
    expect([filter, (await boss.get(`/stagings?${filter}`)).body.total]).toEqual([filter, count]);
});
