import type { ItemRow } from '@archway/contract/inventory/item';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { misfolded } from '../../../test/scans/stored-state.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../demo-organizations.ts';
import { seedDemo } from '../seed-demo.ts';

const app = useOwnTestApp();
let boss: Browser;

beforeAll(async () => {
  await seedDemo(app.services);
  boss = await signedIn('owner@larkspur.test');
});

const signedIn = async (email: string) => {
  const browser = app.browser();
  browser.keep((await browser.post('/auth/signin', { email, password: demoPassword })).body);
  return browser;
};

describe('the demo warehouse of Larkspur', () => {
  test('has forty items with what they cost and look like', async () => {
    const { body } = await boss.get('/items?itemsPerPage=100');
    expect(body.total).toBe(40);
    expect(body.rows.find((row: ItemRow) => row.name === 'Harlow 84in Track-Arm Sofa')).toMatchObject({
      sku: 'SOF-001',
      categoryName: 'Sofas',
      colorName: 'Oatmeal',
      width: 2134,
      monthlyRent: 14_000,
      shownStatus: 'in_repair',
      counts: { owned: 6, available: 1, reserved: 1, onSite: 3, inRepair: 1 },
    });
    expect(body.rows.filter((row: ItemRow) => row.shownStatus === 'missing')).toHaveLength(1);
  });

  test('has about 250 pieces with codes and 526 without, in their bins', async () => {
    const pieces = (await boss.get('/units')).body.total;
    expect(pieces).toBeGreaterThan(240);
    expect(pieces).toBeLessThan(270);
    const bulk = (await boss.get('/stock')).body.rows;
    expect(bulk.reduce((sum: number, row: { onHand: number }) => sum + row.onHand, 0)).toBe(526);
    expect((await boss.get('/work-orders?status=open')).body.rows).toHaveLength(4);
    expect((await boss.get('/vendors')).body.total).toBe(6);
  });

  test('every piece is where its events say', async () => {
    for (const { id } of await app.sql<{ id: string }[]>`select id from organization`)
      expect(await misfolded(app, id)).toEqual([]);
  });

  test('finds an oatmeal sofa under 85 inches', async () => {
    const { body } = await boss.get(
      '/items?searchQuery=oatmeal%20sofa&maxWidth=2159&freeFrom=2027-05-01&freeTo=2027-05-31',
    );
    expect(body.rows.map((row: ItemRow) => row.name)).toEqual(['Harlow 84in Track-Arm Sofa']);
  });
});

test('the other organizations speak their own language', async () => {
  const [french] =
    await app.sql`select i.name, i.color_name, c.name as category from item i join organization o on o.id = i.org_id join category c on c.org_id = i.org_id and c.id = i.category_id
    where o.locale = 'fr' and i.sku = 'SOF-001'`;
  expect(french).toEqual({ name: 'Canapé Harlow 213 cm', colorName: 'Avoine', category: 'Canapés' });
  const [arabic] =
    await app.sql`select i.name from item i join organization o on o.id = i.org_id where o.locale = 'ar' and i.sku = 'SOF-001'`;
  expect(arabic?.['name']).toBe('أريكة هارلو 213 سم');
});
