import { expect, test } from 'vitest';
import { owner } from './people.ts';
import { photo, upload } from './pictures.ts';
import { stagingWorld } from './stagings/staging-world.ts';
import { useTestApp } from './test-app.ts';
import { warehouseOf } from './warehouse.ts';

const app = useTestApp();

/** Something with pictures, of somebody who has three more to add. */
const start = async () => {
  const boss = await owner(app);
  const picture = async (): Promise<string> => (await upload(boss, await photo())).body.id;
  const [one, two, three] = [await picture(), await picture(), await picture()] as const;
  return { boss, world: await stagingWorld(app, boss), house: warehouseOf(boss), one, two, three };
};

test('two who add photos to a room at once lose none of them, and a side that is not named stays', async () => {
  const { boss, world, one, two, three } = await start();
  const { id, rooms } = await world.staging({});
  const set = (body: object) => boss.put(`/stagings/${id}/rooms/${rooms[0].id}/pictures`, body);
  await set({ beforeIds: [one], seenIds: [] });
  await set({ afterIds: [two], seenIds: [] });
  await set({ beforeIds: [three], seenIds: [] });
  expect((await boss.get(`/stagings/${id}`)).body.rooms).toMatchObject([
    { beforeIds: [three, one], afterIds: [two] },
  ]);
  const removed = await set({ beforeIds: [one], seenIds: [three, one] });
  expect(removed.body.rooms).toMatchObject([{ beforeIds: [one], afterIds: [two] }]);
});

test('so do two who add photos to a property, an item or a piece', async () => {
  const { boss, world, house, one, two, three } = await start();
  const unit = await house.unit();
  for (const path of [
    `/properties/${world.facts.propertyId}`,
    `/items/${unit.itemId}`,
    `/units/${unit.id}`,
  ]) {
    const set = (body: object) => boss.put(`${path}/pictures`, body);
    const idsOf = ({ pictureIds, pictures }: { pictureIds?: string[]; pictures?: { id: string }[] }) =>
      pictureIds ?? pictures?.map((picture) => picture.id);
    await set({ pictureIds: [one], seenIds: [] });
    expect(idsOf((await set({ pictureIds: [two], seenIds: [] })).body)).toEqual([two, one]);
    // Somebody removed one of them: it does not come back with what another adds.
    await set({ pictureIds: [two], seenIds: [two, one] });
    expect(idsOf((await set({ pictureIds: [one, two, three], seenIds: [one, two] })).body)).toEqual([
      two,
      three,
    ]);
    expect(idsOf((await set({ pictureIds: [three] })).body)).toEqual([three]);
  }
});
