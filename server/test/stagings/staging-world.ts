import { addDays } from '@archway/contract/kernel/days';
import type { PersonInTest } from '../people.ts';
import { stockOf } from '../stock.ts';
import type { TestApp } from '../test-app.ts';
import { today } from '../today.ts';

type Job = { readonly id: string; readonly version: number };

/** A client, a property and the calls that make jobs of them, as somebody does. */
export const stagingWorld = async (app: TestApp, boss: PersonInTest) => {
  const { item: addItem, unit } = stockOf(app, boss);
  const clientId: string = (await boss.post('/clients', { name: 'Ada Moss', kind: 'homeowner' })).body.id;
  const propertyId: string = (
    await boss.post('/properties', { address: '1 Main St', city: 'Portland', state: 'OR' })
  ).body.id;
  const facts = { clientId, propertyId };

  const item = async (pieces: number): Promise<string> => {
    const id = await addItem();
    for (let index = 0; index < pieces; index += 1) await unit({ item: id });
    return id;
  };

  const staging = async (more: object) => {
    const made = await boss.post('/stagings', {
      ...facts,
      installOn: addDays(today, 20),
      rooms: [{ name: 'Living room', roomType: 'living' }],
      ...more,
    });
    if (made.status !== 201) throw new Error(made.text);
    return made.body;
  };

  const add = (job: Job & { rooms: { id: string }[] }, itemId: string, more: object = {}) =>
    boss.post(`/stagings/${job.id}/lines`, { lines: [{ roomId: job.rooms[0]!.id, itemId, ...more }] });

  const lines = async (job: Job) => (await boss.get(`/stagings/${job.id}/lines`)).body.rows;

  /** From lead through quoted to confirmed. */
  const confirm = async (job: Job, more: object = {}) => {
    const { version, status } = (await boss.get(`/stagings/${job.id}`)).body;
    const quoted =
      status === 'lead'
        ? (await boss.post(`/stagings/${job.id}/status`, { version, status: 'quoted' })).body.version
        : version;
    return boss.post(`/stagings/${job.id}/status`, { version: quoted, status: 'confirmed', ...more });
  };

  return { facts, item, unit, staging, add, lines, confirm };
};
