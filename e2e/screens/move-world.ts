import { randomUUID } from 'node:crypto';
import { addDays } from '@archway/contract/kernel/days';
import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import { mustCall } from '../api.ts';

type Line = { id: string; itemId: string; planned: number; tracking: string; units: { id: string }[] };
type Staging = { id: string; rooms: { id: string }[] };
type Event = Readonly<Record<string, unknown>>;
const newId = makeOrderedIds();
const today = new Date().toISOString().slice(0, 10);

/** A move into a home and one out of another, each half done; known already when an earlier run of the same server made them. */
export const moveThings = async (url: string, token: string) => {
  const call = (path: `${'GET' | 'POST'} /${string}`, body?: Record<string, unknown>) =>
    mustCall(url, path, { token, ...(body ? { body } : {}) });
  const rowsOf = async <Row>(path: string) => (await call(`GET /${path}`))['rows'] as Row[]; // every list of the contract has rows
  const record = async (moveId: string, events: readonly Event[]) => {
    const now = new Date().toISOString();
    const made = events.map((event) => ({ id: newId(), at: now, moveId, ...event }));
    await call('POST /scans', { device: randomUUID(), sentAt: now, events: made });
  };
  const linesOf = async (moveId: string) => (await call(`GET /moves/${moveId}`))['lines'] as Line[];

  /** Of their own: nobody else's home is promised any of them. */
  const makeStock = async () => {
    const rows = await rowsOf<{ id: string; name: string; code: string | null }>('storage-locations');
    const locationId = rows.find(({ code }) => code === 'W1-A-02')?.id;
    const [category] = await rowsOf<{ id: string }>('categories');
    const categoryId = category?.id;
    const item = async (name: string, more: Event) =>
      String((await call('POST /items', { name, categoryId, ...more }))['id']);
    const pieces: string[] = [];
    for (const [nth, name] of [
      'Walnut lounge chair with brass legs',
      'Ash bench',
      'Marble side table',
    ].entries()) {
      const id = await item(name, { sku: `LEG-${nth}`, twoPerson: nth === 2, fragile: nth === 2 });
      await call('POST /units', { itemId: id, locationId, quantity: 5 });
      pieces.push(id);
    }
    const towels = await item('Guest towel', { sku: 'LEG-T', tracking: 'bulk' });
    await call('POST /stock/receive', { itemId: towels, locationId, quantity: 20 });
    return { pieces, towels };
  };
  let stock: ReturnType<typeof makeStock> | undefined;

  /** A home with many of a few items on its list, and its move-in. */
  const moveIn = async (name: string) => {
    stock ??= makeStock();
    const { pieces, towels } = await stock;
    const client = await call('POST /clients', { name: `${name} Realty`, kind: 'brokerage' });
    const property = await call('POST /properties', {
      address: `7 ${name} Lane`,
      city: 'Portland',
      state: 'OR',
      type: 'house',
    });
    const staging = (await call('POST /stagings', {
      name,
      clientId: client['id'],
      propertyId: property['id'],
      installOn: addDays(today, 1),
      endsOn: addDays(today, 60),
      rooms: [
        { name: 'Living room with the fireplace', roomType: 'living' },
        { name: 'Primary bedroom', roomType: 'primary_bedroom' },
      ],
    })) as unknown as Staging;
    const [living, bedroom] = staging.rooms;
    await call(`POST /stagings/${staging.id}/lines`, {
      lines: [
        ...pieces.map((itemId) => ({ roomId: living?.id, itemId, quantity: 2 })),
        { roomId: bedroom?.id, itemId: towels, quantity: 4 },
      ],
    });
    for (const status of ['quoted', 'confirmed', 'designing', 'ready']) {
      const { version } = await call(`GET /stagings/${staging.id}`);
      await call(`POST /stagings/${staging.id}/status`, { version, status });
    }
    const move = await call('POST /moves', { stagingId: staging.id, kind: 'in', scheduledOn: today });
    return { stagingId: staging.id, moveId: String(move['id']) };
  };
  const known = async (name: string) =>
    (await rowsOf<{ id: string }>(`stagings?searchQuery=${encodeURIComponent(name)}`))[0]?.id;

  const halfIn = async () => {
    const { stagingId, moveId } = await moveIn('Quarry');
    const [first, second, third, towels] = (await linesOf(moveId)) as [Line, Line, Line, Line];
    const picked = (unit?: { id: string }) => ({ kind: 'picked', unitId: unit?.id });
    await record(moveId, [
      picked(first.units[0]),
      picked(first.units[1]),
      picked(second.units[0]),
      // One more than planned comes along.
      picked(first.units[2]),
      { kind: 'picked', itemId: towels.itemId, quantity: 3 },
      { kind: 'shorted', lineId: third.id, quantity: 1 },
      { kind: 'dropped', unitId: first.units[0]?.id },
      { kind: 'damaged', unitId: second.units[0]?.id, condition: 'poor' },
    ]);
    return stagingId;
  };
  const halfOut = async () => {
    const { stagingId, moveId } = await moveIn('Meadow');
    const lines = await linesOf(moveId);
    const all = lines.flatMap(({ units, planned, itemId, tracking }): Event[] =>
      tracking === 'unit'
        ? units.slice(0, planned).map(({ id }) => ({ unitId: id }))
        : [{ itemId, quantity: planned }],
    );
    await record(
      moveId,
      ['picked', 'dropped'].flatMap((kind) => all.map((what) => ({ kind, ...what }))),
    );
    const { version } = await call(`GET /moves/${moveId}`);
    await call(`POST /moves/${moveId}/complete`, { version });
    const out = String((await call('POST /moves', { stagingId, kind: 'out', scheduledOn: today }))['id']);
    const [first, second] = (await linesOf(out)) as [Line, Line];
    const [one, other] = first.units;
    await record(out, [
      { kind: 'picked', unitId: one?.id },
      { kind: 'picked', unitId: other?.id },
      { kind: 'sold', unitId: second.units[0]?.id },
    ]);
    return stagingId;
  };
  return {
    moveIn: `/stagings/${(await known('Quarry')) ?? (await halfIn())}/move-in`,
    moveOut: `/stagings/${(await known('Meadow')) ?? (await halfOut())}/move-out`,
  };
};
