import { randomUUID } from 'node:crypto';
import { addDays } from '@archway/contract/kernel/days';
import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import { mustCall } from '../api.ts';
import { dock } from '../dock.ts';

type Given = { email: string; password: string };
type Made = { id: string; version: number; rooms: { id: string; name: string }[] };
type Event = { kind: string; unitId: string | null };

const newId = makeOrderedIds();
const today = new Date().toISOString().slice(0, 10);

const twoRooms = [
  { name: 'Dining room', roomType: 'dining' },
  { name: 'Study', roomType: 'office' },
];

/** Somebody's own warehouse with so many chairs, all of them promised to one home with two rooms; its move-in is planned. */
export const moveIn = async (url: string, who: Given, chairs: number) => {
  const { make, token, item, pieces, ...warehouse } = await dock(url, who, chairs + 1);
  const get = (path: string) => mustCall(url, `GET /${path}`, { token });
  const client = await make('POST /clients', { name: 'Dana Moss', kind: 'homeowner' });
  const property = await make('POST /properties', {
    address: '12 Elm St',
    city: 'Portland',
    state: 'OR',
    type: 'house',
  });
  /** A home for which these lines are promised, with its planned move-in. */
  const home = async (
    name: string,
    lines: readonly Record<string, unknown>[],
    rooms: readonly Record<string, unknown>[] = twoRooms,
  ) => {
    const staging = (await make('POST /stagings', {
      name,
      clientId: client.id,
      propertyId: property.id,
      installOn: addDays(today, 7),
      endsOn: addDays(today, 60),
      rooms,
    })) as unknown as Made;
    const roomId = staging.rooms[0]?.id;
    const promised = lines.map((line) => ({ roomId, ...line }));
    if (promised.length > 0) await make(`POST /stagings/${staging.id}/lines`, { lines: promised });
    for (const status of ['quoted', 'confirmed', 'designing', 'ready']) {
      const { version } = await get(`stagings/${staging.id}`);
      await make(`POST /stagings/${staging.id}/status`, { version, status });
    }
    const move = await make('POST /moves', {
      stagingId: staging.id,
      kind: 'in',
      scheduledOn: addDays(today, 6),
    });
    return { staging, move };
  };
  const { staging, move } = await home('Elm Street', [{ itemId: item.id, quantity: chairs }]);
  /** Everything that was recorded on the move, by its kind. */
  const recorded = async () => {
    const { rows } = (await get(`moves/${move.id}/events`)) as unknown as { rows: Event[] };
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    return Object.fromEntries([...new Set(rows.map(({ kind }) => kind))].map((kind) => [kind, count(kind)]));
  };
  const address = (tab: string) => `/stagings/${staging.id}/move-in/${tab}`;
  /** What a device of the crew records on a move. */
  const record = async (moveId: string, ...events: readonly Record<string, unknown>[]) => {
    const now = new Date().toISOString();
    await make('POST /scans', {
      device: randomUUID(),
      sentAt: now,
      events: events.map((event) => ({ id: newId(), at: now, moveId, ...event })),
    });
  };
  /** Everything was brought into the home; its move-out is planned, and led by somebody. */
  const moveOut = async (units: readonly { id: string }[], leadId?: string) => {
    const kinds = ['picked', 'dropped'];
    await record(move.id, ...kinds.flatMap((kind) => units.map(({ id }) => ({ kind, unitId: id }))));
    const { version } = await get(`moves/${move.id}`);
    await make(`POST /moves/${move.id}/complete`, { version });
    return make('POST /moves', { stagingId: staging.id, kind: 'out', scheduledOn: today, leadId });
  };
  return {
    ...warehouse,
    token,
    record,
    moveOut,
    make,
    get,
    home,
    item,
    pieces,
    staging,
    move,
    recorded,
    address,
  };
};
