import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stopsOf, walkingOrder } from './pull-rules.ts';

const unit = (itemId: string, locationId: string, code: string) => ({
  itemId,
  locationId,
  quantity: 1,
  unitId: `id-${code}`,
  unitCode: code,
});

test('a line is fetched where one comes by first, and a named piece where it is', () => {
  const standings = [unit('chair', 'a', 'C1'), unit('chair', 'a', 'C2'), unit('chair', 'b', 'C3')];
  const lines = [
    { id: 'two', itemId: 'chair', unitId: null, planned: 2 },
    { id: 'this', itemId: 'chair', unitId: 'id-C1', planned: 1 },
  ];
  expect(stopsOf(lines, standings)).toEqual([
    { lineId: 'two', locationId: 'a', quantity: 1, unitCodes: ['C2'] },
    { lineId: 'two', locationId: 'b', quantity: 1, unitCodes: ['C3'] },
    { lineId: 'this', locationId: 'a', quantity: 1, unitCodes: ['C1'] },
  ]);
});

test('every planned piece has one stop, nothing is fetched twice, and nothing is missing that stands there', () => {
  const items = fc.constantFrom('chair', 'towel');
  fc.assert(
    fc.property(
      fc.array(fc.record({ itemId: items, planned: fc.integer({ min: 1, max: 5 }) }), { maxLength: 6 }),
      fc.array(
        fc.record({
          itemId: items,
          locationId: fc.constantFrom('a', 'b', 'c'),
          quantity: fc.integer({ min: 1, max: 4 }),
        }),
        {
          maxLength: 6,
        },
      ),
      (planned, counted) => {
        const lines = planned.map((line, index) => ({ ...line, id: `l${index}`, unitId: null }));
        const standings = counted.map((each) => ({ ...each, unitId: null, unitCode: null }));
        const stops = stopsOf(lines, standings);
        const sum = (of: readonly { quantity: number }[]) =>
          of.reduce((all, { quantity }) => all + quantity, 0);
        for (const { id, planned: wanted } of lines)
          expect(sum(stops.filter(({ lineId }) => lineId === id))).toBe(wanted);
        for (const itemId of ['chair', 'towel']) {
          const own = lines.filter((line) => line.itemId === itemId);
          const fetched = stops.filter(({ lineId }) => own.some(({ id }) => id === lineId));
          const there = standings.filter((each) => each.itemId === itemId);
          for (const at of ['a', 'b', 'c'])
            expect(sum(fetched.filter(({ locationId }) => locationId === at))).toBeLessThanOrEqual(
              sum(there.filter(({ locationId }) => locationId === at)),
            );
          const wanted = own.reduce((all, line) => all + line.planned, 0);
          expect(sum(fetched.filter(({ locationId }) => locationId === null))).toBe(
            Math.max(0, wanted - sum(there)),
          );
        }
      },
    ),
  );
});

test('one walks from a location to what is in it, then to its neighbor by code', () => {
  const at = (id: string, parentId: string | null, code: string | null) => ({ id, parentId, code, name: id });
  expect(
    walkingOrder([
      at('truck', null, null),
      at('b', 'w', 'W-10'),
      at('bin', 'a', 'W-2-1'),
      at('a', 'w', 'W-2'),
      at('w', null, 'W'),
    ]),
  ).toEqual(['w', 'a', 'bin', 'b', 'truck']);
});
