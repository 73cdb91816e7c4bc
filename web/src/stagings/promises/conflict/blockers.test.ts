import type { LineId, ReservationId, StagingId } from '@archway/contract/kernel/ids';
import type { Holder } from '@archway/contract/stagings/promises/promise';
import { expect, test } from 'vitest';
import { blockersOf, freeingHolders, sidesOf, yieldingHolders } from './blockers.ts';

const holder = (id: string, job: string, to: string, more: Partial<Holder> = {}): Holder => ({
  reservationId: id as ReservationId,
  lineId: `${id} line` as LineId,
  stagingId: job as StagingId,
  number: 1,
  name: job,
  designerName: null,
  status: 'firm',
  quantity: 1,
  unitId: null,
  unitCode: null,
  from: '2027-01-01',
  to,
  endsOn: to,
  ...more,
});
const holders = [
  holder('a', 'Tamarack', '2027-05-11', { status: 'out' }),
  holder('b', 'Lot 9', '2027-02-01', { quantity: 2 }),
  holder('c', 'Spokane', '2027-01-20', { status: 'out' }),
  holder('d', 'Lot 9', '2027-02-03'),
];
const names = (some: readonly { name: string; quantity: number }[]) =>
  some.map(({ name, quantity }) => `${quantity} ${name}`);

test('named is who would have to give way, with only as many as that takes', () => {
  const clash = {
    holders,
    yielding: [{ reservationId: 'b' as ReservationId, quantity: 1 }],
    freedBy: ['c' as ReservationId],
  };
  expect(names(yieldingHolders(clash))).toEqual(['1 Lot 9']);
  expect(names(blockersOf(clash))).toEqual(['1 Lot 9']);
});

test('where nobody can give way, named is whose end frees it, and not who stays longest', () => {
  const clash = { holders, yielding: [], freedBy: ['c' as ReservationId] };
  expect(names(blockersOf(clash))).toEqual(['1 Spokane']);
  expect(freeingHolders({ holders, freedBy: [] })).toEqual(holders);
});

test('a job stands once with its lines together, and those that keep theirs stand apart', () => {
  const { blocking: first, keeping } = sidesOf({
    holders,
    yielding: [{ reservationId: 'd' as ReservationId, quantity: 1 }],
    freedBy: [],
  });
  expect(names(first)).toEqual(['3 Lot 9']);
  expect(names(keeping)).toEqual(['1 Tamarack', '1 Spokane']);
});
