import { foldUnit, type UnitEvent } from '@archway/contract/inventory/fold-unit';
import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import { expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { owner, type PersonInTest } from '../people.ts';
import { type Draw, drawOf, oneOf } from '../stagings/contention/random-world.ts';
import { stockOf } from '../stock.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';
import { miscounted, misfolded } from './stored-state.ts';

const app = useTestApp();
const seed = Number(process.env['SCANS_SEED'] ?? Date.now() % 1_000_000);
const minute = 60_000;

type Told = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
};

/** What three phones recorded within a day, minutes apart. */
const tell = (draw: Draw, world: { units: string[]; bins: string[]; item: string }): Told[] => {
  const started = Date.now() - 24 * 60 * minute;
  const told: Told[] = [];
  const nextId = makeOrderedIds();
  for (let nth = 0; nth < 60; nth += 1) {
    const [unitId, locationId] = [oneOf(draw, world.units), oneOf(draw, world.bins)];
    const made = { id: nextId(), at: new Date(started + nth * 5 * minute).toISOString() };
    const earlier = told.filter(
      ({ kind, id }) => kind !== 'undone' && !told.some((one) => one['undoes'] === id),
    );
    const kinds: Record<string, unknown>[] = [
      { kind: 'moved', unitId, locationId },
      { kind: 'moved', unitId, locationId },
      { kind: 'damaged', unitId, condition: 'poor' },
      { kind: 'missing', unitId },
      { kind: 'found', unitId },
      { kind: 'seen', unitId, condition: 'fair' },
      { kind: 'received', itemId: world.item, locationId, quantity: 50 + draw(9) },
      { kind: 'counted', itemId: world.item, locationId, counted: 500 + draw(100) },
      ...(earlier.length > 5 ? [{ kind: 'undone', undoes: oneOf(draw, earlier).id }] : []),
    ];
    told.push({ ...made, ...oneOf(draw, kinds) } as Told); // of one of the kinds above
  }
  return told;
};

/** Cuts what each phone made into calls of some events and mixes them; some are sent twice. */
const cut = (draw: Draw, told: readonly Told[]) => {
  const phones = [0, 1, 2].map((phone) => told.filter((_, index) => index % 3 === phone));
  const calls = phones.flatMap((events) => {
    const device = newId();
    const own: { device: string; events: Told[] }[] = [];
    for (let from = 0; from < events.length; ) {
      const size = 1 + draw(8);
      own.push({ device, events: events.slice(from, from + size) });
      from += size;
    }
    return own;
  });
  return [...calls, ...calls.filter(() => draw(4) === 0)]
    .map((call) => ({ call, order: draw(1_000_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ call }) => call);
};

test(`whatever the order in which calls arrive, however they are cut and repeated, on two servers: the same is stored (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const second = await app.another();
  for (let round = 0; round < 4; round += 1) {
    const draw = drawOf(seed + round);
    const boss: PersonInTest = await owner(app);
    const orgId = boss.user.activeOrganization!.id;
    const house = warehouseOf(boss);
    const stock = stockOf(app, boss);
    const item = await stock.item();
    const world = {
      units: [await stock.unit({ item }), await stock.unit({ item }), await stock.unit({ item })],
      bins: [await house.bin(), await house.bin()],
      item: (await house.item({ tracking: 'bulk' })).id as string,
    };
    const told = tell(draw, world);
    const there = second.browser();
    there.keep({ accessToken: boss.state.accessToken! });
    const calls = cut(draw, told);
    await Promise.all(
      [boss, there].map(async (door) => {
        for (let call = calls.shift(); call; call = calls.shift()) {
          const answer = await door.post('/scans', { ...call, sentAt: new Date().toISOString() });
          expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
        }
      }),
    );
    const [left] = await app.sql<{ open: number }[]>`
      select count(*)::int as open from scan_review where org_id = ${orgId} and resolved_at is null`;
    expect(left!.open).toBe(0);
    expect(await misfolded(app, orgId)).toEqual([]);
    expect(await miscounted(app, orgId, told)).toEqual([]);
    // And as if everything had arrived in the order it happened.
    for (const unitId of world.units) {
      const events = told.filter((one) => isOf(told, one, unitId));
      const expected = foldUnit(
        events.map(
          (one): UnitEvent => ({
            id: one.id,
            at: one.at,
            kind: one.kind as UnitEvent['kind'], // those of pieces
            by: boss.user.id,
            locationId: (one['locationId'] as string | undefined) ?? null, // as it was made above
            condition: (one['condition'] as UnitEvent['condition'] | undefined) ?? null, // as above
            undoes: (one['undoes'] as string | undefined) ?? null, // as above
          }),
        ),
      );
      const { lastSeenAt, lastSeenBy, ...state } = expected;
      const [row] =
        await app.sql`select lifecycle, custody, condition, location_id, staging_id, move_id from unit where id = ${unitId}`;
      expect({ ...row }).toEqual(state);
    }
  }
});

const isOf = (told: readonly Told[], one: Told, unitId: string): boolean =>
  one['unitId'] === unitId || told.some(({ id, unitId: of }) => id === one['undoes'] && of === unitId);
