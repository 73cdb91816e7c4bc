import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { beforeEach, expect, test } from 'vitest';
import { owner } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const locationsOf = async (boss: Awaited<ReturnType<typeof owner>>): Promise<StorageLocation[]> =>
  (await boss.get('/storage-locations')).body.rows;

test('the demo warehouse is a tree of aisles, bays and bins, with a truck and a van beside it', async () => {
  const boss = await owner(app);
  expect(await boss.post('/storage-locations/demo')).toMatchObject({ status: 201, body: { added: 18 } });
  const rows = await locationsOf(boss);
  const parentCode = ({ parentId }: StorageLocation) => rows.find(({ id }) => id === parentId)?.code ?? null;
  expect(rows.map((row) => [row.code, row.kind, parentCode(row)])).toEqual([
    ['TRK-1', 'vehicle', null],
    ['VAN-1', 'vehicle', null],
    ['W1', 'warehouse', null],
    ['W1-A', 'aisle', 'W1'],
    ['W1-A-01', 'bay', 'W1-A'],
    ['W1-A-02', 'bay', 'W1-A'],
    ['W1-B', 'aisle', 'W1'],
    ['W1-B-01', 'bay', 'W1-B'],
    ['W1-B-01-1', 'bin', 'W1-B-01'],
    ['W1-B-01-2', 'bin', 'W1-B-01'],
    ['W1-C', 'aisle', 'W1'],
    ['W1-C-03', 'bay', 'W1-C'],
    ['W1-C-04', 'bay', 'W1-C'],
    ['W1-D-RUG', 'bin', 'W1'],
    ['W1-E-ART', 'bin', 'W1'],
    ['W1-F-LMP', 'bin', 'W1'],
    ['W1-G-LIN', 'zone', 'W1'],
    ['W1-Q', 'repair', 'W1'],
  ]);
  expect(rows.find(({ code }) => code === 'W1')).toMatchObject({
    address: 'Swan Island, Portland, OR 97217',
    latitude: expect.closeTo(45.56, 1),
    longitude: expect.closeTo(-122.7, 1),
  });
});

test('asking twice, also at the same moment, adds nothing twice', async () => {
  const boss = await owner(app);
  const answers = await Promise.all(Array.from({ length: 4 }, () => boss.post('/storage-locations/demo')));
  expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 0, 0, 18]);
  expect(await boss.post('/storage-locations/demo')).toMatchObject({ status: 201, body: { added: 0 } });
  expect(await locationsOf(boss)).toHaveLength(18);
});

test('what was removed of it comes back where it belongs, and what was renamed stays', async () => {
  const boss = await owner(app);
  await boss.post('/storage-locations/demo');
  const before = await locationsOf(boss);
  const [bay, aisle] = ['W1-A-02', 'W1-A'].map((code) => before.find((row) => row.code === code)!);
  await boss.delete(`/storage-locations/${bay!.id}`);
  await boss.patch(`/storage-locations/${aisle!.id}`, { version: 1, name: 'Long aisle' });
  expect((await boss.post('/storage-locations/demo')).body).toEqual({ added: 1 });
  const after = await locationsOf(boss);
  expect(after.find(({ code }) => code === 'W1-A-02')).toMatchObject({ parentId: aisle!.id });
  expect(after.find(({ code }) => code === 'W1-A')).toMatchObject({ name: 'Long aisle' });
});

test.each([
  ['fr', 'Lingerie G, propre', 'Allée A', 'Île aux Cygnes, 75015 Paris'],
  ['ar', 'غرفة البياضات G، نظيفة', 'الممر A', 'القوز الصناعية، دبي'],
])('it speaks the language of the organization: %s', async (locale, linen, aisle, address) => {
  const boss = await owner(app, { locale });
  await boss.post('/storage-locations/demo');
  const rows = await locationsOf(boss);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([linen, aisle]));
  expect(rows.find(({ code }) => code === 'W1')).toMatchObject({ address });
});
