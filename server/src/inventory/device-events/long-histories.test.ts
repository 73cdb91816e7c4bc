import type { UnitEvent } from '@archway/contract/inventory/fold-unit';
import type { UnitId } from '@archway/contract/kernel/ids';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { ago, event, minute, sendBy } from '../../../test/scans/device-calls.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newId } from '../../platform/ids.ts';
import { readPasts } from '../units/read-pasts.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

const orgId = () => boss.user.activeOrganization!.id;

/** Without what follows from each row: there are many. */
const quickly = (write: (sql: typeof app.sql) => PromiseLike<unknown>) =>
  app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await write(sql as unknown as typeof app.sql); // a transaction of it
  });

/** So much was recorded of pieces, one event a second until two hours ago; nobody moved them. */
const rememberAll = (unitIds: readonly string[], count: number) =>
  quickly(
    (sql) => sql`
      insert into scan_event (org_id, id, at, kind, item_id, unit_id, condition)
      select u.org_id, gen_random_uuid(), now() - interval '2 hours' - make_interval(secs => ${count} - n), 'seen', u.item_id, u.id, u.condition
      from unit u cross join generate_series(1, ${count}) n where u.org_id = ${orgId()} and u.id in ${sql(unitIds)}`,
  );

const unitNow = async (id: string) => (await boss.get(`/units/${id}`)).body;
type Answer = { id: string; applied: boolean; review: string | null };
const answersTo = async (events: unknown[]): Promise<Answer[]> => (await sendBy(boss, events)).body.events;

const pastsOf = (unitId: string, at: string, more: Partial<UnitEvent> = {}) =>
  app.services.db.inOrg(orgId(), (db) =>
    readPasts(
      db,
      new Map([
        [
          unitId as UnitId,
          [
            {
              id: newId(),
              at,
              kind: 'seen',
              by: null,
              locationId: null,
              condition: null,
              undoes: null,
              ...more,
            },
          ],
        ],
      ]),
    ),
  );

describe('a piece of which much was recorded', () => {
  test('is looked up in its history only for what comes late or is undone', async () => {
    const { id } = await house.unit();
    await rememberAll([id], 5000);
    expect((await pastsOf(id, ago(0))).histories.size).toBe(0);
    expect((await pastsOf(id, ago(180 * minute))).histories.get(id as UnitId)).toHaveLength(5001);
    expect((await pastsOf(id, ago(0), { kind: 'undone', undoes: newId() })).histories.size).toBe(1);
  });

  test('stands the same by what comes in order, late, and undone again', async () => {
    const [unit, bin, other] = [await house.unit(), await house.bin(), await house.bin()];
    await rememberAll([unit.id], 3000);
    const [moved, gone] = [
      event('moved', { unitId: unit.id, locationId: bin, condition: 'fair' }),
      event('missing', { unitId: unit.id }),
    ];
    expect((await answersTo([moved, gone])).every(({ applied }) => applied)).toBe(true);
    expect(await unitNow(unit.id)).toMatchObject({ locationId: bin, condition: 'fair', custody: 'missing' });
    await answersTo([event('moved', { unitId: unit.id, locationId: other, at: ago(90 * minute) })]);
    expect(await unitNow(unit.id)).toMatchObject({ locationId: bin, custody: 'missing' });
    await answersTo([event('undone', { undoes: gone.id })]);
    expect(await unitNow(unit.id)).toMatchObject({
      locationId: bin,
      condition: 'fair',
      custody: 'in_storage',
    });
    await answersTo([event('undone', { undoes: moved.id })]);
    expect((await unitNow(unit.id)).locationId).not.toBe(bin);
  });

  test('takes no more from devices than ten thousand events: what comes then waits for somebody', async () => {
    const { id } = await house.unit();
    await rememberAll([id], 9998);
    const answers = await answersTo([event('seen', { unitId: id })]);
    expect(answers).toMatchObject([{ applied: true }]);
    const full = await answersTo([
      event('missing', { unitId: id }),
      event('undone', { undoes: answers[0]!.id }),
      event('seen', { unitId: (await house.unit()).id }),
    ]);
    expect(full.map(({ review }) => review)).toEqual(['too_many', 'too_many', null]);
    // At a desk it goes on, as far as nothing has to be read for it.
    const { body } = await boss.post('/units/missing', { unitIds: [id] });
    expect((await unitNow(id)).custody).toBe('missing');
    expectProblem(await boss.post('/inventory-events/undo', { eventIds: body.eventIds }), 'conflict');
  });

  test('is one of few that one call reads: the others come with the next one', async () => {
    const units = [...(await house.units(8))];
    await rememberAll(
      units.map(({ id }) => id),
      9000,
    );
    const events = units.map(({ id }) =>
      event('seen', { unitId: id, at: ago(180 * minute), condition: 'poor' }),
    );
    const first = await answersTo(events);
    expect(first).toHaveLength(5);
    const answered = new Set(first.map(({ id }) => id));
    const rest = await answersTo(events.filter(({ id }) => !answered.has(id)));
    expect([...first, ...rest].map(({ applied }) => applied)).toEqual(events.map(() => true));
  });
});

test('stock of which much was recorded takes what comes in order; what would need all of it read again waits', async () => {
  const [item, bin] = [await house.item({ tracking: 'bulk' }), await house.bin()];
  await quickly(
    (sql) => sql`
    insert into scan_event (org_id, id, at, kind, item_id, location_id, quantity)
    select ${orgId()}, gen_random_uuid(), now() - interval '2 hours' + make_interval(secs => n * 0.1), 'counted', ${item.id}, ${bin}, 0
    from generate_series(1, 50001) n`,
  );
  const received = { itemId: item.id, locationId: bin, quantity: 3 };
  const answers = await answersTo([
    event('received', { ...received, at: ago(180 * minute) }),
    event('received', received),
    event('received', { ...received, at: ago(minute) }),
  ]);
  expect(answers.map(({ review }) => review)).toEqual(['refused', null, null]);
});
