import { nextStatuses } from '@archway/contract/stagings/staging-rules';
import { stagingStatuses } from '@archway/contract/stagings/states';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../people.ts';
import { useOwnTestApp } from '../test-app.ts';
import { stagingWorld } from './staging-world.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let world: Awaited<ReturnType<typeof stagingWorld>>;
beforeAll(async () => {
  boss = await owner(app);
  world = await stagingWorld(app, boss);
});
beforeEach(() => app.forgetLimits());

test.each(stagingStatuses)(
  'a staging that is %s becomes nothing that its table does not name',
  async (status) => {
    const job = await world.staging({});
    await app.sql`update staging set status = ${status}, installed_on = case when ${status} in ('installing', 'live', 'notice', 'destaging', 'closed')
    then install_on end where id = ${job.id}`;
    const legal = nextStatuses({ status, designStatus: 'draft' });
    const { version } = (await boss.get(`/stagings/${job.id}`)).body;
    for (const to of stagingStatuses.filter((one) => !legal.includes(one))) {
      const refused = await boss.post(`/stagings/${job.id}/status`, { version, status: to });
      expect([to, refused.status, refused.body.code, refused.body.allowed]).toEqual([
        to,
        409,
        'illegal_transition',
        legal,
      ]);
    }
    expect((await boss.get(`/stagings/${job.id}`)).body).toMatchObject({ status, version });
  },
);
