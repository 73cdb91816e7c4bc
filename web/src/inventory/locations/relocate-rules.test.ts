import { expect, test } from 'vitest';
import { balanceKey, relocation } from './relocate-rules.ts';

type Given = Parameters<typeof relocation>[0];
const towels = { itemId: 'towels', locationId: 'bin-1', onHand: 40 } as Given['balances'][number]; // ids are text
const unit = (id: string, locationId: string) => ({ id, locationId }) as Given['units'][number];

test('all of a balance is moved unless fewer are asked for', () => {
  const given = { units: [], balances: [towels], quantities: new Map<string, number>() };
  expect(relocation(given, 'bin-2')).toEqual({
    unitIds: [],
    transfers: [{ itemId: 'towels', fromId: 'bin-1', quantity: 40 }],
    pieces: 40,
  });
  const fewer = { ...given, quantities: new Map([[balanceKey(towels), 5]]) };
  expect(relocation(fewer, 'bin-2').pieces).toBe(5);
});

test('what stands there already is not moved', () => {
  const given = {
    units: [unit('a', 'bin-1'), unit('b', 'bin-2')],
    balances: [towels],
    quantities: new Map<string, number>(),
  };
  expect(relocation(given, 'bin-1')).toEqual({ unitIds: ['b'], transfers: [], pieces: 1 });
});
