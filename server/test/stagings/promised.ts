import { newId } from '../../src/platform/ids.ts';
import type { PersonInTest } from '../people.ts';
import type { TestApp } from '../test-app.ts';

type NewPromise = {
  staging?: string;
  item: string;
  unit?: string | null;
  quantity?: number;
  from: string;
  to: string;
  status?: string;
};

/** Writes jobs and promises as they stand in the database, for tests of what it lets in. */
export const promisesOf = ({ sql }: TestApp, boss: PersonInTest) => {
  const orgId = boss.user.activeOrganization!.id;
  let number = 0;

  const staging = async () => {
    const [id, client, property] = [newId(), newId(), newId()];
    number += 1;
    await sql`insert into client (org_id, id, name, kind) values (${orgId}, ${client}, 'Somebody', 'homeowner')`;
    await sql`insert into property (org_id, id, address, city, state, type) values (${orgId}, ${property}, '1 Main St', 'Portland', 'OR', 'house')`;
    await sql`insert into staging (org_id, id, number, name, type, client_id, property_id, install_on, ends_on, held_until, term_days)
      values (${orgId}, ${id}, ${number}, ${`Job ${number}`}, 'vacant', ${client}, ${property}, '2026-01-01', '2026-03-01', '2026-03-01', 60)`;
    await sql`insert into staging_room (org_id, id, staging_id, name, room_type) values (${orgId}, ${id}, ${id}, 'Living room', 'living')`;
    await sql`insert into design (org_id, id, staging_id, number) values (${orgId}, ${id}, ${id}, 1)`;
    return id;
  };

  const line = async (of: string, item: string, quantity = 1) => {
    const id = newId();
    await sql`insert into design_line (org_id, id, staging_id, design_id, room_id, item_id, quantity) values (${orgId}, ${id}, ${of}, ${of}, ${of}, ${item}, ${quantity})`;
    return id;
  };

  const promise = async ({
    item,
    unit = null,
    quantity = 1,
    from,
    to,
    status = 'firm',
    ...rest
  }: NewPromise) => {
    const of = rest.staging ?? (await staging());
    const id = newId();
    await sql`insert into reservation (org_id, id, staging_id, line_id, item_id, unit_id, quantity, starts_on, ends_on, status)
      values (${orgId}, ${id}, ${of}, ${await line(of, item, quantity)}, ${item}, ${unit}, ${quantity}, ${from}, ${to}, ${status})`;
    return id;
  };

  const found = async (id: string) => {
    const [row] =
      await sql`select status, quantity, unit_id from reservation where org_id = ${orgId} and id = ${id}`;
    return row!;
  };

  return { orgId, staging, line, promise, found };
};
