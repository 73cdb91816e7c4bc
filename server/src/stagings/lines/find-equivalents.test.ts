import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { owner } from '../../../test/people.ts';
import { stagingWorld } from '../../../test/stagings/staging-world.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { today } from '../../../test/today.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const day = (number: number) => addDays(today, number);

test('equivalents are of the same category first, and of others only what is near in all', async () => {
  const boss = await owner(app);
  const stock = stockOf(app, boss);
  const category = async (name: string, more: object = {}): Promise<string> =>
    (await boss.post('/categories', { name, ...more })).body.id;
  const parentId = await category('Furniture');
  const [stools, beds, chairs] = [
    await category('Stools', { parentId }),
    await category('Beds', { parentId }),
    await category('Chairs', { parentId }),
  ];
  const { staging, confirm } = await stagingWorld(app, boss);
  const oak = await staging({ installOn: day(10), endsOn: day(40) });
  await confirm(oak);
  const add = async (name: string, of: string, roomTypes: string[], size: number[], colorHex: string) => {
    const id = await stock.item({ category: of });
    const [width, depth, height] = size;
    const { version } = (await boss.get(`/items/${id}`)).body;
    const facts = {
      name,
      roomTypes,
      width,
      depth,
      height,
      colorHex,
      styles: ['Farmhouse'],
      monthlyRent: 1300,
    };
    expect((await boss.patch(`/items/${id}`, { version, ...facts })).status).toBe(200);
    await stock.unit({ item: id });
    return id;
  };
  const stool = await add('Counter stool', stools, ['kitchen'], [460, 380, 660], '#8f8a83');
  await add('Bar stool, red', stools, ['living'], [300, 300, 900], '#c01020');
  await add('Twin bed', beds, ['kids'], [1070, 2030, 1070], '#8f8a83');
  await add('Nightstand', beds, ['bedroom'], [460, 380, 660], '#8f8a83');
  await add('Kitchen chair', chairs, ['kitchen'], [450, 400, 700], '#8f8a83');
  const { rows } = (await boss.get(`/stagings/${oak.id}/equivalents?itemId=${stool}`)).body;
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Bar stool, red', 'Kitchen chair']);
});

test('of many in a category the nearest are found, whatever they are called', async () => {
  const boss = await owner(app);
  const { item, staging, confirm } = await stagingWorld(app, boss);
  const oak = await staging({ installOn: day(10), endsOn: day(40) });
  await confirm(oak);
  const [sofa, twin] = [await item(1), await item(1)];
  const others: string[] = [];
  while (others.length < 64) others.push(await item(1));
  const looks = async (ids: string[], name: string, width: number) =>
    app.sql`update item i set name = ${name}, width = ${width}, height = 800, color_family = 'gray', monthly_rent = 9000,
      category_id = r.category_id from item r where i.id in ${app.sql(ids)} and r.id = ${sofa}`;
  await looks(others, 'Armless sofa', 900);
  await looks([sofa, twin], 'Zeta sofa', 2100);
  const { rows } = (await boss.get(`/stagings/${oak.id}/equivalents?itemId=${sofa}`)).body;
  expect(rows[0].itemId).toBe(twin);
});
