import type { Unit } from '@archway/contract/inventory/unit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../../test/people.ts';
import { deviceOf } from '../../../../test/scans/device-codes.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';
import { pageRows } from './list-scan-codes.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

const labelOn = async (kind: string, targetId: string, by = boss) =>
  (await by.post('/labels', { kind, targetId })).body;

/** What the server says a code leads to. */
const scan = async (text: string, by = boss): Promise<string> => {
  const { status, body } = await by.get(`/scan/${encodeURIComponent(text)}`);
  if (status === 404) return 'nothing';
  return body[body.kind] ? `${body.kind} ${body[body.kind].id}` : body.kind;
};

test('a device that has taken every page says of each code what the server says', async () => {
  const binId = await house.bin({ name: 'Far shelf', code: 'DEV-1', capacity: 3 });
  const item = await house.item({ sku: 'Dev-Ä 2/b' });
  const units = await house.units(2, { itemId: item.id, locationId: binId });
  const bulk = await house.item({ tracking: 'bulk' });
  await boss.post('/stock/receive', { itemId: bulk.id, locationId: binId, quantity: 5 });
  await house.bin({ code: 'DEV-SHADOW' });
  await house.unit({ codes: ['DEV-SHADOW'] });
  const labels = [
    await labelOn('unit', units[0]!.id),
    await labelOn('item', bulk.id),
    await labelOn('location', binId),
    ...(await boss.post('/labels/blank', { quantity: 1 })).body.rows,
  ];
  const retired = await labelOn('unit', units[1]!.id);
  await boss.post(`/labels/${retired.id}/revoke`);
  const removedId = await house.bin({ code: 'DEV-GONE' });
  const gone = await labelOn('location', removedId);
  await boss.delete(`/storage-locations/${removedId}`);
  const device = deviceOf(boss);
  const [first] = await device.refresh();
  expect(first).toMatchObject({ isWhole: true, next: null });
  const texts = [
    ...[...labels, retired, gone].map(({ code }) => code),
    labels[0].address,
    units[0]!.code.toLowerCase(),
    ...['dev-1', 'DEV-SHADOW', 'DEV-GONE', 'dev-ä 2/B', ' dev-1 ', 'nothing-has-this'],
  ];
  for (const text of texts) expect([text, device.lookUp(text)]).toEqual([text, await scan(text)]);
  expect(device.pieces().get(units[0]!.id)).toEqual({
    id: units[0]!.id,
    code: units[0]!.code,
    labels: labels[0].code,
    itemId: item.id,
    locationId: binId,
    homeId: binId,
    state: 'active in_storage new',
  });
  expect(device.locations().get(binId)).toMatchObject({
    name: 'Far shelf',
    code: 'DEV-1',
    capacity: 3,
    bulk: 5,
  });
});

test('whoever asks again is told what changed and nothing else, and next to nothing where nothing did', async () => {
  const [unit, untouched] = await house.units(2);
  const device = deviceOf(boss);
  await device.refresh();
  const binId = await house.bin();
  await boss.post('/units/move', { unitIds: [unit!.id], locationId: binId });
  const [page] = await device.refresh();
  expect(page).toMatchObject({
    isWhole: false,
    next: null,
    items: { id: { packed: '' } },
    pieces: { id: { packed: '' } },
  });
  expect(page?.moved).toEqual({
    code: [unit!.code],
    locationId: { values: [binId], at: [0] },
    state: { values: ['active in_storage new'], at: [0] },
  });
  expect(page?.locations.map(({ id }) => id)).toEqual([binId]);
  expect(device.pieces().get(unit!.id)?.locationId).toBe(binId);
  expect(device.pieces().get(untouched!.id)?.locationId).toBe(untouched!.locationId);
  expect(JSON.stringify(await device.refresh()).length).toBeLessThan(900);
});

test('what ended before is not told again for the sake of a transaction that goes on', async () => {
  const [unit, other] = await house.units(2);
  const binId = await house.bin();
  const device = deviceOf(boss);
  await app.sql.begin(async (long) => {
    await long`update unit set location_id = ${binId} where id = ${unit!.id}`;
    await boss.post('/units/move', { unitIds: [other!.id], locationId: binId });
    await device.refresh();
    const [page] = await device.refresh();
    expect(page).toMatchObject({ pieces: { id: { packed: '' } }, moved: { code: [] }, locations: [] });
  });
  const [page] = await device.refresh();
  expect(page?.moved.code).toEqual([unit!.code]);
});

test('labels that lead to nothing come in pages', async () => {
  const robin = await owner(app);
  const device = deviceOf(robin);
  await device.refresh();
  const codes: string[] = [];
  while (codes.length <= pageRows)
    codes.push(
      ...(await robin.post('/labels/blank', { quantity: 500 })).body.rows.map(
        ({ code }: { code: string }) => code,
      ),
    );
  const changes = await device.refresh();
  const fresh = deviceOf(robin);
  for (const pages of [changes, await fresh.refresh()]) {
    expect(pages.map(({ blankLabels }) => blankLabels.length)).toEqual([pageRows, codes.length - pageRows]);
    expect(pages.flatMap(({ blankLabels }) => blankLabels).sort()).toEqual([...codes].sort());
  }
});

test('whoever missed more than is worth telling is told everything', async () => {
  const robin = await owner(app);
  const large = warehouseOf(robin);
  await large.unit();
  const device = deviceOf(robin);
  await device.refresh();
  const orgId = (await robin.get('/organization')).body.id;
  await app.sql`insert into label_code (org_id, id, code, kind) select ${orgId}, gen_random_uuid(), upper(translate(substr(md5(n::text), 1, 10), 'abcdef', 'GHJKMN')), 'blank' from generate_series(1, 20001) n on conflict do nothing`;
  const token = device.token();
  for (const after of ['', '&after=moved', '&after=labels'])
    expect((await robin.get(`/scan-codes?since=${token}${after}`)).body.isWhole).toBe(true);
  await device.refresh();
  const fresh = deviceOf(robin);
  await fresh.refresh();
  expect(device.state()).toEqual(fresh.state());
  expect((await device.refresh())[0]?.isWhole).toBe(false);
});

test('a change that is committed late, by a transaction that began before, is told', async () => {
  const [unit, other] = await house.units(2);
  const binId = await house.bin();
  const device = deviceOf(boss);
  await app.sql.begin(async (late) => {
    await late`update unit set location_id = ${binId} where id = ${unit!.id}`;
    await boss.post('/units/move', { unitIds: [other!.id], locationId: binId });
    await device.refresh();
    await device.refresh();
    expect(device.pieces().get(unit!.id)?.locationId).toBe(unit!.locationId);
    expect(device.pieces().get(other!.id)?.locationId).toBe(binId);
  });
  await device.refresh();
  expect(device.pieces().get(unit!.id)?.locationId).toBe(binId);
});

test('pages of more than one moment lead to what is there in the end', async () => {
  const robin = await owner(app);
  const large = warehouseOf(robin);
  const itemId = (await large.item()).id;
  const [from, to] = [await large.bin(), await large.bin()];
  const units: Unit[] = [];
  while (units.length <= pageRows) units.push(...(await large.units(500, { itemId, locationId: from })));
  await large.units(1);
  const device = deviceOf(robin);
  const pages = await device.refresh(async () => {
    // Told already, and changed while the rest is taken.
    await robin.post('/units/move', { unitIds: [units[0]!.id, units.at(-1)!.id], locationId: to });
  });
  expect(pages.length).toBe(2);
  expect(device.pieces().size).toBe(units.length + 1);
  await device.refresh();
  expect(device.pieces().get(units[0]!.id)?.locationId).toBe(to);
  const fresh = deviceOf(robin);
  await fresh.refresh();
  expect(device.state()).toEqual(fresh.state());
  for (let at = 0; at < units.length; at += 500)
    await robin.post('/units/move', {
      unitIds: units.slice(at, at + 500).map(({ id }) => id),
      locationId: to,
    });
  const changes = await device.refresh();
  expect(changes.length).toBe(2);
  expect(new Set([...device.pieces().values()].map(({ locationId }) => locationId)).size).toBe(2);
});

test('a token that this database never gave leads to everything, also in the middle', async () => {
  const device = deviceOf(boss);
  await device.refresh();
  const [database, next] = device.token()!.split('.') as [string, string];
  const far = `${database}.${BigInt(next) + 1_000_000n}`;
  for (const since of [far, `${database.slice(1)}0.${next}`, `7432110987654321.${next}`])
    for (const after of ['', '&after=moved', '&after=moved ZZZ'])
      expect((await boss.get(`/scan-codes?since=${since}${after}`)).body.isWhole).toBe(true);
});

test('a token or a cursor that is none is refused by its name', async () => {
  for (const since of ['x', '1', '1.', '1.2:3', `1.${'9'.repeat(19)}`, `1${'.2'.repeat(102)}`])
    expectProblem(await boss.get(`/scan-codes?since=${since}`), 'invalid_input', 'since');
  for (const after of ['x', 'things', 'things 1', 'moved a b'])
    expectProblem(await boss.get(`/scan-codes?after=${after}`), 'invalid_input', 'after');
});

test('another organization’s codes are not told, in whole or as changes', async () => {
  const [mine, stranger] = [deviceOf(boss), await owner(app)];
  const unit = await house.unit();
  await mine.refresh();
  const theirs = deviceOf(stranger);
  await theirs.refresh();
  expect(theirs.state()).toEqual({ items: [], pieces: [], locations: [], standing: [] });
  await boss.post('/units/move', { unitIds: [unit.id], locationId: await house.bin() });
  await labelOn('unit', unit.id);
  expect(await theirs.refresh()).toMatchObject([
    { moved: { code: [] }, pieces: { id: { packed: '' } }, locations: [], items: { id: { packed: '' } } },
  ]);
});
