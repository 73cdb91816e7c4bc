import { describe, expect, test } from 'vitest';
import type { CrewLine } from '../rules/crew-line.ts';
import { missingOn, undecidedLines } from './extra-rules.ts';

const line = (id: string, more: object = {}) =>
  ({
    id,
    itemId: 'lamp',
    itemName: 'Lamp',
    tracking: 'unit',
    roomId: null,
    planned: 0,
    picked: 1,
    returned: 0,
    isExtra: true,
    substituteFor: null,
    pieces: [],
    ...more,
  }) as unknown as CrewLine; // as far as it is read

test('somebody decides about what came along beside the plan, until it is back', () => {
  const all = [
    line('planned', { isExtra: false }),
    line('extra'),
    line('instead', { isExtra: false, substituteFor: 'planned' }),
    line('back', { returned: 1 }),
  ];
  expect(undecidedLines(all).map(({ id }) => id)).toEqual(['extra', 'instead']);
});

describe('what the job does not have on its list yet', () => {
  const piece = (unitId: string, state = 'picked') => ({ unitId, state, roomId: null });

  test('is every piece that is there and not promised by name', () => {
    const own = line('extra', { picked: 3, pieces: [piece('l1'), piece('l2'), piece('l3', 'returned')] });
    const promised = [{ itemId: 'lamp', unitId: 'l1', quantity: 1 }];
    expect(missingOn(own, [own], promised).map(({ unitId }) => unitId)).toEqual(['l2']);
  });

  test('is, of what is only counted, what goes beyond the plan', () => {
    const planned = line('planned', { tracking: 'bulk', isExtra: false, planned: 4, picked: 4 });
    const own = line('extra', { tracking: 'bulk', picked: 3 });
    const promised = (quantity: number) => [{ itemId: 'lamp', unitId: null, quantity }];
    expect(missingOn(own, [planned, own], promised(4))).toMatchObject([{ quantity: 3, unitId: null }]);
    expect(missingOn(own, [planned, own], promised(6))).toMatchObject([{ quantity: 1 }]);
    expect(missingOn(own, [planned, own], promised(7))).toEqual([]);
  });
});
