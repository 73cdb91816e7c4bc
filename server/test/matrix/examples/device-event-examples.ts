import { newId } from '../../../src/platform/ids.ts';
import { photo } from '../../pictures.ts';
import type { Caller, World } from '../world.ts';
import type { Examples } from './example.ts';

export const deviceEventExamples: Examples = {
  'deviceEvents.send': async (world) => batch([await moved(world), unknown(), await returned(world)]),
  'deviceEvents.sendPicture': async (world, person) => {
    const content = await photo();
    return {
      id: await recordedBy(world, person),
      picture: newId(),
      position: 0,
      bytes: content.length,
      offset: 0,
      file: new File([new Uint8Array(content)], 'photo.jpg', { type: 'image/jpeg' }),
    };
  },
  'deviceEvents.reviews': () => ({}),
  'deviceEvents.resolve': async (world) => ({
    id: await review(world),
    choice: 'assign',
    unitId: await world.unit(),
    note: 'Its label was new',
  }),
  'deviceEvents.dismiss': async (world) => ({ ids: [await review(world)], note: 'Nobody knows them' }),
};

const now = () => new Date().toISOString();

const batch = (events: readonly unknown[]) => ({ device: newId(), sentAt: now(), events });

const moved = async (world: World) => ({
  id: newId(),
  at: now(),
  kind: 'moved',
  unitId: await world.unit(),
  locationId: await world.storageLocation(),
});

const returned = async (world: World) => ({
  id: newId(),
  at: now(),
  kind: 'returned',
  verdict: 'ok',
  locationId: await world.storageLocation(),
  moveId: (await world.move()).id,
  unitId: await world.unit(),
});

const unknown = () => ({ id: newId(), at: now(), kind: 'seen', code: `NOBODY-${newId()}` });

/** An event that waits for somebody. */
export const review = async (world: World) => {
  const event = unknown();
  await world.boss.post('/scans', batch([event]));
  return event.id;
};

/** An event of somebody: recorded, or waiting for somebody who may record it. Whoever may do nothing has none. */
const recordedBy = async (world: World, person: Caller) => {
  const event = await moved(world);
  const { status } = await person.post('/scans', batch([event]));
  return status === 200 ? event.id : review(world);
};
