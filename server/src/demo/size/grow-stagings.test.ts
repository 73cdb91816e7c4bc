import { expect, test } from 'vitest';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { seedDemo } from '../seed-demo.ts';
import { growOrganizations } from './grow-organizations.ts';

const app = useOwnTestApp();

test('stagings for measuring promise nothing twice, and are made once', async () => {
  await seedDemo(app.services);
  const size = { items: 600, organizations: 1, stagings: 24, lines: 20 };
  const told: string[] = [];
  const [orgId = ''] = await growOrganizations(app.services.db, size, (line) => told.push(line));
  await growOrganizations(app.services.db, size, (line) => told.push(line));
  expect(told.filter((line) => line.includes('24 stagings'))).toHaveLength(1);
  const [counted] = await app.sql`
    select (select count(*)::int from staging where org_id = ${orgId}) as stagings, (select count(*)::int from design_line where org_id = ${orgId}) as lines,
      (select count(*)::int from reservation where org_id = ${orgId}) as promises`;
  expect(counted).toEqual({ stagings: 24, lines: 480, promises: 480 });
  const statuses = await app.sql<
    { status: string }[]
  >`select distinct status from reservation where org_id = ${orgId}`;
  expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['out', 'released', 'firm']));
  const over = await app.sql`
    select 1 from reservation r join item i on i.org_id = r.org_id and i.id = r.item_id
    where r.org_id = ${orgId} and r.status in ('firm', 'out') and cap_of(i) < (select sum(o.quantity) from reservation o
      where o.org_id = r.org_id and o.item_id = r.item_id and o.status in ('firm', 'out') and o.hold @> r.starts_on)`;
  expect(over).toEqual([]);
});
