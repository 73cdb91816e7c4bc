import { randomUUID } from 'node:crypto';
import { addDays } from '@archway/contract/kernel/days';
import { mustCall, signInByApi } from '../api.ts';
import { emailOf } from '../people.ts';

type Row = { id: string; version: number; status: string; rooms: { id: string; name: string }[] };

/** Which day it is where the demo's organization is. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format();
export const day = (number: number) => addDays(today, number);

/** A rug of which there is one, a runner much like it, and the calls that make jobs with them. Names begin with the given word. */
export const rugWorld = async (url: string, word: string) => {
  const { accessToken: token } = await signInByApi(url, emailOf('admin'));
  const post = async (path: `/${string}`, body: Record<string, unknown>) =>
    (await mustCall(url, `POST ${path}`, { token, body })) as Row;
  const get = async (path: `/${string}`) => mustCall(url, `GET ${path}`, { token });
  const [category, hall] = [
    await post('/categories', { name: `${word} rugs` }),
    await post('/storage-locations', { name: `${word} hall`, kind: 'warehouse' }),
  ];
  const item = async (name: string, pieces = 1, roomTypes = ['living']) => {
    const made = await post('/items', {
      name: `${word} ${name}`,
      categoryId: category.id,
      monthlyRent: 4500,
      roomTypes,
    });
    await post('/units', { itemId: made.id, locationId: hall.id, quantity: pieces });
    return made.id;
  };
  const clientId = (await post('/clients', { name: `${word} Moss`, kind: 'homeowner' })).id;
  const propertyId = (await post('/properties', { address: `1 ${word} St`, city: 'Portland', state: 'OR' }))
    .id;

  /** A home goes live with its move-in: any piece of each line is dropped there. */
  const moveIn = async (stagingId: string) => {
    const move = await post('/moves', { stagingId, kind: 'in', scheduledOn: today });
    const { lines } = (await get(`/moves/${move.id}`)) as unknown as {
      lines: { itemId: string; planned: number }[];
    };
    const now = new Date().toISOString();
    for (const [itemId, of] of Map.groupBy(lines, (line) => line.itemId)) {
      const { rows } = (await get(`/units?itemId=${itemId}`)) as { rows: { id: string; custody: string }[] };
      const many = of.reduce((sum, { planned }) => sum + planned, 0);
      const events = rows
        .filter(({ custody }) => custody === 'in_storage')
        .slice(0, many)
        .map(({ id }) => ({ id: randomUUID(), at: now, kind: 'dropped', moveId: move.id, unitId: id }));
      await post('/scans', { device: randomUUID(), sentAt: now, events });
    }
    const { version } = await get(`/moves/${move.id}`);
    await post(`/moves/${move.id}/complete`, { version });
  };
  const to = async (id: string, statuses: readonly string[]) => {
    for (const status of statuses) {
      if (status === 'live') {
        await moveIn(id);
        continue;
      }
      const { version } = await get(`/stagings/${id}`);
      await post(`/stagings/${id}/status`, { version, status });
    }
  };
  /** A job with these items, as far as these statuses. */
  const job = async (
    name: string,
    days: [number, number],
    items: string[],
    statuses: readonly string[] = [],
  ) => {
    const made = await post('/stagings', {
      name: `${word} ${name}`,
      clientId,
      propertyId,
      installOn: day(days[0]),
      endsOn: day(days[1]),
      rooms: [{ name: 'Living room', roomType: 'living' }],
    });
    const lines = items.map((itemId) => ({ roomId: made.rooms[0]?.id, itemId }));
    if (lines.length > 0) await post(`/stagings/${made.id}/lines`, { lines });
    await to(made.id, statuses);
    return made.id;
  };
  const lines = async (id: string) =>
    (await get(`/stagings/${id}/lines`))['rows'] as { itemName: string; status: string | null }[];
  return { item, job, lines, get, post };
};

export const confirmed = ['quoted', 'confirmed'];
export const live = [...confirmed, 'designing', 'ready', 'installing', 'live'];
