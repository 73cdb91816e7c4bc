import { newId } from '../../../src/platform/ids.ts';
import type { World } from '../world.ts';
import type { Examples } from './example.ts';

export const deviceEventExamples: Examples = {
  'deviceEvents.send': async (world) => batch([await moved(world), unknown()]),
  'deviceEvents.reviews': () => ({}),
  'deviceEvents.resolve': async (world) => ({
    id: await review(world),
    choice: 'assign',
    unitId: await world.unit(),
    note: 'Its label was new',
  }),
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

const unknown = () => ({ id: newId(), at: now(), kind: 'seen', code: `NOBODY-${newId()}` });

/** An event that waits for somebody. */
const review = async (world: World) => {
  const event = unknown();
  await world.boss.post('/scans', batch([event]));
  return event.id;
};
