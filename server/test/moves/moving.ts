import { newId } from '../../src/platform/ids.ts';
import type { PersonInTest } from '../people.ts';
import { warehouseOf } from '../warehouse.ts';

type Wanted = { readonly itemId: string; readonly quantity: number; readonly unitId?: string };

type Stay = { readonly installOn: string; readonly endsOn: string; readonly propertyId?: string };
const spring: Stay = { installOn: '2027-03-01', endsOn: '2027-05-01' };

/** Jobs and their moves in somebody's organization, through the front door. */
export const movingOf = (boss: PersonInTest) => {
  const house = warehouseOf(boss);
  const must = async (path: string, body: unknown) => {
    const answer = await boss.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  let days = 0;

  /** A job with these pieces on its list, as far on as it is to be. Each has days of its own. */
  const job = async (wanted: readonly Wanted[], status = 'ready', stay: Stay = spring) => {
    days += 1;
    const client = await must('/clients', { name: 'Dana', kind: 'homeowner' });
    const property = stay.propertyId
      ? { id: stay.propertyId }
      : await must('/properties', {
          address: `${days} Elm St`,
          city: 'Portland',
          state: 'OR',
          type: 'house',
        });
    const staging = await must('/stagings', {
      name: `Elm ${days}`,
      clientId: client.id,
      propertyId: property.id,
      ...stay,
      rooms: [{ name: 'Dining room', roomType: 'dining' }],
    });
    const roomId: string = staging.rooms[0].id;
    if (wanted.length > 0)
      await must(`/stagings/${staging.id}/lines`, { lines: wanted.map((line) => ({ roomId, ...line })) });
    let { version } = staging;
    for (const to of ['quoted', 'confirmed', 'designing', 'ready']) {
      version = (await must(`/stagings/${staging.id}/status`, { version, status: to })).version;
      if (to === status) break;
    }
    return { id: staging.id as string, roomId, propertyId: property.id as string, number: staging.number };
  };

  const plan = (stagingId: string, kind = 'in') =>
    must('/moves', { stagingId, kind, scheduledOn: '2027-02-28' });

  /** A job with its move-in. */
  const moveIn = async (wanted: readonly Wanted[], status = 'ready', stay: Stay = spring) => {
    const staging = await job(wanted, status, stay);
    return { staging, move: await plan(staging.id) };
  };

  const moveNow = async (id: string) => (await boss.get(`/moves/${id}`)).body;
  const complete = async (id: string) =>
    boss.post(`/moves/${id}/complete`, { version: (await moveNow(id)).version });

  return { house, job, plan, moveIn, moveNow, complete };
};

let made = 0;
/** Shorter than a token lasts. */
const lastingFor = 600;

/** Something that happens on a move, each a second after the last that was made, all of them lately. */
export const onMove = (moveId: string, kind: string, more: Record<string, unknown> = {}) => {
  made += 1;
  const at = new Date(Date.now() + (30 + made) * 1000).toISOString();
  return { id: newId(), at, kind, moveId, ...more };
};

/** Turns the clock so far on that everything of `onMove` has happened. What `before` makes was there before all of it. */
export const lately = (app: { pass(seconds: number): void }) => {
  app.pass(lastingFor);
  return async <Made>(before: () => Promise<Made>): Promise<Made> => {
    app.pass(-lastingFor);
    try {
      return await before();
    } finally {
      app.pass(lastingFor);
    }
  };
};

/** Sends events by a device whose clock goes as the server's. */
export const sendLately = (person: PersonInTest, events: readonly unknown[], device: string = newId()) =>
  person.post('/scans', {
    device,
    sentAt: new Date(Date.now() + lastingFor * 1000).toISOString(),
    events,
  });
