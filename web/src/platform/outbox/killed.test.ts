// Before the database is loaded, which looks for one at once.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deliver } from './deliver.ts';
import { deliverPictures } from './deliver-pictures.ts';
import { dexieStore } from './dexie-store.ts';
import { OutboxDatabase } from './outbox-database.ts';
import type { DeviceFact, OutboxPicture } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

const owner = 'ada in larkspur';
const scans = 8;

/** Counts each id once, as the server does, and takes pictures of what it knows in parts of eight bytes. */
const makeServer = () => {
  const taken: string[] = [];
  const pictures = new Map<string, string>();
  return {
    taken,
    pictures,
    send: async (facts: readonly DeviceFact[]) => {
      for (const { id } of facts) if (!taken.includes(id)) taken.push(id);
      return facts.map(({ id }) => ({ id, review: null }));
    },
    sendPart: async ({ factId, content }: OutboxPicture, offset: number) => {
      if (!taken.includes(factId)) throw new Error('A picture of what the server does not know.');
      const here = pictures.get(factId) ?? '';
      const part = await content.slice(offset, offset + 8).text();
      if (offset === here.length) pictures.set(factId, here + part);
      const received = (pictures.get(factId) ?? '').length;
      return { received, isWhole: received === content.size };
    },
  };
};

const pictureOf = (id: string) => `photo of ${id}`;

class Killed extends Error {}

/** The app is killed before or after its nth call of the disk or the network; nothing after that happens. */
const dieAt = (nth: number) => {
  let step = 0;
  const mayDie = () => {
    if (step === nth) throw new Killed();
    step += 1;
  };
  const around =
    <Given extends unknown[], Made>(work: (...given: Given) => Promise<Made>) =>
    async (...given: Given) => {
      mayDie();
      const made = await work(...given);
      mayDie();
      return made;
    };
  return around;
};

/** A device with its disk: each run is one start of the app, which scans what is left to be scanned, and sends now and then. */
const makeDevice = (disk: string, { send, sendPart }: ReturnType<typeof makeServer>) => {
  const told: string[] = [];
  let attempts = 0;
  const work = async (store: OutboxStore, around: ReturnType<typeof dieAt>) => {
    const delivery = {
      store: {
        ...store,
        waiting: around(store.waiting),
        settle: around(store.settle),
        nextPicture: around(store.nextPicture),
        pictureSent: around(store.pictureSent),
        pictureArrived: around(store.pictureArrived),
      },
      owner,
      send: around(send),
      sendPart: around(sendPart),
      isRefusal: () => false,
      refusalIn: () => undefined,
      onPlaced: () => undefined,
    };
    const deliverAll = async () => {
      await deliver(delivery);
      await deliverPictures(delivery);
    };
    await deliverAll();
    while (told.length < scans) {
      attempts += 1;
      const id = String(attempts).padStart(4, '0');
      const content = new Blob([pictureOf(id)]);
      // Of every third there is a photo.
      const pictures =
        attempts % 3 === 0 ? [{ id: `of ${id}`, owner, factId: id, position: 0, content, sent: 0 }] : [];
      const fact = { id, at: '2026-11-18T09:14:00Z', kind: 'damaged' };
      await around(store.add)([{ id, owner, fact }], pictures);
      told.push(id);
      if (told.length % 4 === 0) await deliverAll();
    }
  };
  return {
    told,
    run: async (dies: number): Promise<boolean> => {
      const database = new OutboxDatabase(disk);
      try {
        await work(
          dexieStore(database, { changed: () => undefined, isHere: () => true, version: undefined }),
          dieAt(dies),
        );
        return true;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        return false;
      } finally {
        database.close();
      }
    },
  };
};

test('an app that is killed at any step, once or again and again, loses nothing that it said was recorded, with its photos, and sends it once, in its order', async () => {
  for (let dies = 0; ; dies += 1) {
    const server = makeServer();
    const device = makeDevice(`killed at ${dies}`, server);
    const isDone = await device.run(dies);
    let starts = 1;
    // Every third phone is killed on each of its starts, a little later each time.
    while (!(await device.run(dies % 3 === 0 ? 4 + starts : 1000))) starts += 1;
    expect(server.taken.filter((id) => device.told.includes(id))).toEqual(device.told);
    for (const id of server.taken.filter((each) => Number(each) % 3 === 0))
      expect(server.pictures.get(id)).toBe(pictureOf(id));
    // What was on the disk before somebody was told of it arrives too: at most one for each time it was killed.
    expect(server.taken.length - device.told.length).toBeLessThanOrEqual(starts);
    if (isDone) return;
  }
});
