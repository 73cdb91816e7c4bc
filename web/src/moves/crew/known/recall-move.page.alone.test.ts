import type { Move } from '@archway/contract/moves/move';
import { beforeEach, expect, test, vi } from 'vitest';

const [list, get] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('../ahead/own-membership.ts', () => ({ keptMembership: () => 'm1' }));
vi.mock('../../../platform/api/api.ts', () => ({ api: { moves: { list, get } } }));

const { queries, queryClient } = await import('../../../platform/api/query-client.ts');
const { knownMove } = await import('./known-moves.ts');
const { recallMove } = await import('./recall-move.ts');

const code = '7K2M9QXT0V';
const move = (id: string, more: object = {}) =>
  ({
    id,
    number: 12,
    kind: 'in',
    status: 'in_transit',
    stagingId: 's1',
    stagingName: 'Elm Street',
    lines: [],
    labels: [{ code, address: `https://archway.example/scan/${code}` }],
    ...more,
  }) as unknown as Move; // as far as it is read
const keep = (kept: Move) =>
  queryClient.setQueryData(queries.moves.get.queryOptions({ input: { id: kept.id } }).queryKey, kept);

beforeEach(() => {
  queryClient.clear();
  list.mockReset().mockRejectedValue(new Error('away'));
  get.mockReset().mockRejectedValue(new Error('away'));
  const user = { id: 'ada', activeOrganization: { id: 'larkspur', timezone: 'UTC' }, accessToken: 'a' };
  localStorage.setItem('user', JSON.stringify(user));
});

test('a move that this device knows is found by its label, however it is read', async () => {
  keep(move('other', { labels: [] }));
  keep(move('own'));
  for (const text of [code, `https://archway.example/scan/${code}`, '7k2m9-qxt0v']) {
    expect(knownMove(text)).toEqual({
      id: 'own',
      number: 12,
      kind: 'in',
      status: 'in_transit',
      stagingId: 's1',
      stagingName: 'Elm Street',
    });
    expect(await recallMove(text)).toMatchObject({ kind: 'move', move: { id: 'own' } });
  }
  expect(knownMove('7K2M9QXT0W')).toBeUndefined();
});

test('a move that was kept before moves had labels leads nowhere', () => {
  keep(move('old', { labels: undefined }));
  expect(knownMove(code)).toBeUndefined();
});

test('those of today are looked up on the disk of this device before a label is unknown', async () => {
  list.mockResolvedValue({
    rows: [
      { id: 'over', status: 'completed' },
      { id: 'own', status: 'in_transit' },
    ],
  });
  get.mockImplementation(({ id }: { id: string }) => Promise.resolve(move(id)));
  expect(await recallMove(code)).toMatchObject({ kind: 'move', move: { id: 'own' } });
  expect(get).toHaveBeenCalledTimes(1);
});

test('what is no label of ours is looked up nowhere', async () => {
  expect(await recallMove('CH-0001')).toBeUndefined();
  expect(list).not.toHaveBeenCalled();
});
