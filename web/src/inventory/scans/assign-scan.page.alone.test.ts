import { expect, test, vi } from 'vitest';

const calls = vi.hoisted(() => ({ resolve: vi.fn(), assign: vi.fn() }));
vi.mock('../../platform/api/api.ts', () => ({
  api: { scan: { resolve: calls.resolve }, deviceEvents: { resolve: calls.assign } },
}));

const { assignScan, locationFieldsOf, namedLocation } = await import('./assign-scan.ts');

const review = { id: 'e1', itemName: null } as unknown as Parameters<typeof assignScan>[0]['review'];
const options = { context: { idempotencyKey: 'k1' } };

test('a transfer is assigned with both of its ends, under the key that a second try has too', async () => {
  calls.resolve.mockResolvedValue({ kind: 'item', item: { id: 'towels', name: 'Towels' } });
  const assigned = { review, code: 'TOWELS', locations: { fromId: 'bay-3', toId: 'bay-4' } };
  expect(await assignScan(assigned, options)).toEqual({ name: 'Towels' });
  expect(calls.assign).toHaveBeenCalledExactlyOnceWith(
    { id: 'e1', choice: 'assign', itemId: 'towels', fromId: 'bay-3', toId: 'bay-4' },
    options,
  );
});

test('each kind is asked for the locations that it names', () => {
  const fieldsOf = (kind: string) => locationFieldsOf({ event: { kind } });
  expect(fieldsOf('transferred')).toEqual(['fromId', 'toId']);
  for (const kind of ['moved', 'found', 'picked', 'returned', 'received', 'counted'])
    expect(fieldsOf(kind), kind).toEqual(['locationId']);
  for (const kind of ['seen', 'damaged', 'missing', 'dropped', 'left', 'sold', 'shorted'])
    expect(fieldsOf(kind), kind).toEqual([]);
});

test('an end that the device named is chosen already, by its id or by its code; one that is gone is not', () => {
  const event = { kind: 'transferred', fromId: 'gone', toCode: 'BAY-4' };
  const locations = [{ id: 'bay-4', code: 'BAY-4' }];
  const of = (field: 'fromId' | 'toId') => namedLocation({ event, locationId: null }, field, locations);
  expect([of('fromId'), of('toId')]).toEqual([null, 'bay-4']);
});
