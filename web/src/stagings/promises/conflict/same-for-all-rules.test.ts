import type { ItemId, LineId, ReservationId, StagingId } from '@archway/contract/kernel/ids';
import type { Clash, Holder } from '@archway/contract/stagings/promises/promise';
import { describe, expect, test } from 'vitest';
import { bestFor, filledWith, replacingOf } from './replacing-rules.ts';
import { kindOfAll, kindsForAll } from './same-for-all-rules.ts';

const [rug, lamp] = ['rug', 'lamp'] as ItemId[] as [ItemId, ItemId];
const [runner, torch] = ['runner', 'torch'] as ItemId[] as [ItemId, ItemId];
const stagingId = 'mine' as StagingId;
const stay = { installOn: '2027-03-01', endsOn: '2027-05-01' };

const maple: Holder = {
  reservationId: 'maple' as ReservationId,
  lineId: 'maple line' as LineId,
  stagingId: 'maple' as StagingId,
  number: 1,
  name: 'Maple',
  designerName: null,
  status: 'firm',
  quantity: 2,
  unitId: null,
  unitCode: null,
  from: '2027-03-01',
  to: '2027-04-01',
  endsOn: '2027-03-30',
};
const clash = (itemId: ItemId, more: Partial<Clash> = {}): Clash => ({
  itemId,
  itemName: itemId,
  because: 'quantity',
  lineIds: [],
  wanted: 1,
  free: 0,
  cap: 2,
  inRepair: 0,
  missing: 0,
  holders: [maple],
  yielding: [{ reservationId: maple.reservationId, quantity: 1 }],
  freedBy: [],
  ...more,
});
const mine = (itemId: ItemId, isOut = false) => ({ key: itemId, itemId, quantity: 1, unitId: null, isOut });

describe('the same for all', () => {
  const both = [mine(rug), mine(lamp)];

  test('is what is possible for every one of several, and nothing for one alone', () => {
    expect(kindsForAll([clash(rug), clash(lamp)], both, true)).toEqual(['mine', 'theirs', 'bump', 'fewer']);
    expect(kindsForAll([clash(rug), clash(lamp, { yielding: [] })], both, true)).toEqual(['mine', 'fewer']);
    expect(kindsForAll([clash(rug), clash(lamp)], [mine(rug), mine(lamp, true)], true)).toEqual([
      'theirs',
      'bump',
    ]);
    expect(kindsForAll([clash(rug), clash(lamp)], both, false)).not.toContain('bump');
    expect(kindsForAll([clash(rug)], both, true)).toEqual([]);
  });

  test('is told as chosen until one of them is changed alone', () => {
    const bump = { kind: 'bump', items: {} } as const;
    const clashes = [clash(rug), clash(lamp)];
    expect(kindOfAll(clashes, { [rug]: bump, [lamp]: bump })).toBe('bump');
    expect(kindOfAll(clashes, { [rug]: bump })).toBeUndefined();
    expect(kindOfAll(clashes, { [rug]: bump, [lamp]: { kind: 'fewer', items: {} } })).toBeUndefined();
  });
});

describe('replacements for all', () => {
  const free = (itemId: ItemId, number: number, size: number | null = null) => ({
    itemId,
    free: number,
    size,
  });
  const replacing = [rug, lamp].flatMap((itemId) =>
    replacingOf('mine', clash(itemId), [mine(itemId)], { stagingId, stay }),
  );

  test('are the most alike, and what one takes is gone for the next', () => {
    expect(bestFor(replacing, [[free(runner, 1)], [free(runner, 1), free(torch, 3)]])).toEqual({
      [rug]: { [rug]: runner },
      [lamp]: { [lamp]: torch },
    });
  });

  test('stay open where nothing like it is left', () => {
    expect(bestFor(replacing, [[free(runner, 1)], [free(runner, 1)]])).toEqual({ [rug]: { [rug]: runner } });
    // Or nothing of about its size: that is for eyes to decide.
    expect(bestFor(replacing, [[free(runner, 1, 0.6)], [free(torch, 1, 0.9)]])).toEqual({
      [lamp]: { [lamp]: torch },
    });
  });

  test('of another job are as many as are lacking, on its own days', () => {
    expect(replacingOf('theirs', clash(rug), [mine(rug)], { stagingId, stay })).toEqual([
      {
        clashId: rug,
        key: 'maple line',
        otherName: 'Maple',
        wanted: { id: 'maple', itemId: rug, quantity: 1 },
      },
    ]);
  });

  test('change nothing that was chosen meanwhile', () => {
    const open = { kind: 'mine', items: {} } as const;
    const bumped = { kind: 'bump', items: {} } as const;
    const best = { [rug]: { [rug]: runner }, [lamp]: { [lamp]: torch } };
    expect(filledWith({ [rug]: open, [lamp]: bumped }, 'mine', best)).toEqual({
      [rug]: { kind: 'mine', items: { [rug]: runner } },
      [lamp]: bumped,
    });
  });
});
