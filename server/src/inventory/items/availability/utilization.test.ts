import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../../test/people.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

test('a piece that stood half of its days in the van was out of the warehouse for half of them', async () => {
  const item = await house.item();
  expect((await boss.get(`/items/${item.id}/utilization`)).body).toEqual({
    last90Days: null,
    last365Days: null,
  });
  const van = await house.bin({ name: 'Van', kind: 'vehicle' });
  const bin = await house.bin();
  const unit = await house.unit({ itemId: item.id, locationId: bin });
  const orgId = boss.user.activeOrganization!.id;
  // As if it had been told then: twenty days ago it came, ten days ago it was put into the van.
  await app.sql`insert into scan_event (org_id, id, at, kind, item_id, unit_id, location_id) values
    (${orgId}, gen_random_uuid(), now() - interval '20 days', 'moved', ${item.id}, ${unit.id}, ${bin}),
    (${orgId}, gen_random_uuid(), now() - interval '10 days', 'moved', ${item.id}, ${unit.id}, ${van})`;
  const { body } = await boss.get(`/items/${item.id}/utilization`);
  expect(body.last90Days).toBeCloseTo(0.5, 2);
  expect(body.last365Days).toBeCloseTo(0.5, 2);
});

test('an item of another organization is not there', async () => {
  const item = await house.item();
  expectProblem(await (await owner(app)).get(`/items/${item.id}/utilization`), 'not_found');
});
