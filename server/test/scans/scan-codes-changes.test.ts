import { beforeEach, expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';
import { deviceOf } from './device-codes.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const seed = Number(process.env['CODES_SEED'] ?? Math.floor(Math.random() * 1e9));
const rounds = Number(process.env['CODES'] ?? 40);

test(`after any changes, a device that takes only those knows what one knows that takes everything (seed ${seed})`, async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const draw = drawing(seed);
  const bins = [await house.bin({ code: 'B-0' }), await house.bin({ code: 'B-1' })];
  const items = [await house.item({ sku: 'S-0' }), await house.item({ tracking: 'bulk' })];
  const units = await house.units(6, { itemId: items[0]!.id, locationId: bins[0] });
  const labels: { id: string; code: string }[] = [];
  const texts = new Set(['B-0', 's-0', ...units.map(({ code }) => code)]);
  const device = deviceOf(boss);
  await device.refresh();

  const pick = <Thing>(things: readonly Thing[]): Thing => things[draw(things.length)] as Thing;
  const version = async (path: string) => (await boss.get(path)).body.version;
  const named = (prefix: string) => {
    const name = `${prefix}-${draw(6)}`;
    texts.add(name);
    return name;
  };
  const changes: (() => Promise<unknown>)[] = [
    () => boss.post('/units/move', { unitIds: [pick(units).id], locationId: pick(bins) }),
    () => boss.post('/units/move', { unitIds: units.map(({ id }) => id), locationId: pick(bins) }),
    () => boss.post('/units/missing', { unitIds: [pick(units).id] }),
    () => boss.post('/units/found', { unitIds: [pick(units).id] }),
    () => boss.post('/units/damage', { unitIds: [pick(units).id] }),
    async () => {
      const { id } = pick(units);
      await boss.patch(`/units/${id}`, { code: named('U'), version: await version(`/units/${id}`) });
    },
    async () => {
      const { id } = pick(items);
      const change = { name: `Thing ${draw(9)}`, sku: named('S'), version: await version(`/items/${id}`) };
      await boss.patch(`/items/${id}`, change);
    },
    async () => {
      const id = pick(bins);
      const change = {
        name: `Bin ${draw(9)}`,
        code: named('B'),
        version: await version(`/storage-locations/${id}`),
      };
      await boss.patch(`/storage-locations/${id}`, change);
    },
    async () =>
      void bins.push(await house.bin({ code: named('B'), parentId: pick(bins) }).catch(() => pick(bins))),
    async () => {
      const { body, status } = await boss.post('/units', { itemId: items[0]!.id, locationId: pick(bins) });
      if (status === 201) units.push(...body.rows);
    },
    async () => void items.push(await house.item()),
    () => boss.delete(`/items/${pick(items.slice(1)).id}`),
    () => boss.delete(`/storage-locations/${pick(bins.slice(1))}`),
    () =>
      boss.post('/stock/receive', { itemId: items[1]!.id, locationId: pick(bins), quantity: 1 + draw(4) }),
    async () => {
      const kind = pick(['unit', 'item', 'location']);
      const targetId = { unit: pick(units).id, item: pick(items).id, location: pick(bins) }[kind];
      const { body, status } = await boss.post('/labels', { kind, targetId });
      if (status === 201) labels.push(body);
    },
    async () => void labels.push(...(await boss.post('/labels/blank', { quantity: 2 })).body.rows),
    () => boss.post(`/labels/${pick(labels)?.id}/revoke`),
    () =>
      boss.post('/labels/attach', {
        code: pick(labels)?.code ?? 'none',
        kind: 'unit',
        targetId: pick(units).id,
      }),
  ];

  for (let round = 0; round < rounds; round += 1) {
    for (let nth = draw(5); nth >= 0; nth -= 1) await pick(changes)();
    await device.refresh();
    if (round % 3 === 0) device.rewrite();
    await app.forgetLimits();
    if (round % 8 > 0) continue;
    const fresh = deviceOf(boss);
    await fresh.refresh();
    expect(device.state()).toEqual(fresh.state());
    for (const text of [...texts, ...labels.map(({ code }) => code)]) {
      const { status, body } = await boss.get(`/scan/${encodeURIComponent(text)}`);
      const told =
        status === 404 ? 'nothing' : body[body.kind] ? `${body.kind} ${body[body.kind].id}` : body.kind;
      expect([text, device.lookUp(text)]).toEqual([text, told]);
    }
  }
});

/** The same draws for the same seed. */
const drawing = (from: number) => {
  let state = from;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};
