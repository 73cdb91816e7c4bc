import { fieldNames } from '@archway/contract/field-names';
import type { Language } from '@archway/contract/kernel/locale';
import { unguardText } from '@archway/contract/kernel/text/sheet-text';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCsv, takeAway } from '../../test/exports.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';
import { warehouseOf } from '../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
beforeAll(async () => {
  boss = await owner(app);
  const house = warehouseOf(boss);
  const categoryId = await house.category('Sofas');
  const bin = await house.bin({ name: 'Bin 7' });
  const item = await house.item({
    name: 'Harlow sofa',
    sku: 'S-1',
    categoryId,
    colorFamily: 'beige',
    roomTypes: ['living', 'primary_bedroom'],
    packMethod: 'blanket',
  });
  await house.units(1, { itemId: item.id, locationId: bin });
  await boss.post('/vendors', { name: 'Fjord Works', kind: 'second_hand', contacts: [contact] });
  const client = await boss.post('/clients', {
    name: '+1 Homes',
    kind: 'event_planner',
    phone: '+1 555 0100',
    contacts: [contact, { ...contact, name: '=Bo', phone: '' }],
    notes: 'First; =second, +third|-fourth',
  });
  const property = await boss.post('/properties', {
    address: '1 Main St',
    city: 'Portland',
    state: 'OR',
    type: 'condo',
  });
  await boss.post('/stagings', {
    clientId: client.body.id,
    propertyId: property.body.id,
    type: 'model_home',
    installOn: '2031-05-01',
    endsOn: '2031-06-30',
  });
});
beforeEach(() => app.forgetLimits());

const contact = { name: 'Ann Lee', role: 'Agent', email: '', phone: '+1 (555) 010-0199' };

/** By which things the choices of a list are named. */
const lists = {
  '/items/export': ['item', 'unit'],
  '/units/export': ['unit'],
  '/categories/export': ['category'],
  '/storage-locations/export': ['storageLocation'],
  '/vendors/export': ['vendor'],
  '/clients/export': ['client'],
  '/properties/export': ['property'],
  '/stagings/export': ['staging'],
  '/members/export': ['member'],
} as const;

const rowsOf = async (path: string, language: Language) => {
  const { status, content } = await takeAway(app, boss, path, { format: 'csv', language });
  expect([path, status]).toEqual([path, 200]);
  return readCsv(content).slice(1);
};

test.each(['en', 'fr', 'ar'] as const)(
  'a sheet names choices as the screens do, never by codes: %s',
  async (language) => {
    const told: string[] = [];
    for (const [path, entities] of Object.entries(lists)) {
      const words = entities.flatMap(
        (entity) =>
          Object.values(fieldNames[language].options[entity] as Record<string, Record<string, string>>), // by field
      );
      const codes = new Set(words.flatMap((options) => Object.keys(options)));
      const named = new Set(words.flatMap((options) => Object.values(options)));
      for (const cell of (await rowsOf(path, language)).flat().flatMap((each) => each.split('; '))) {
        if (named.has(cell)) told.push(cell);
        else expect([path, [...codes]]).not.toEqual([path, expect.arrayContaining([cell])]);
      }
    }
    const { client, staging, property, item } = fieldNames[language].options;
    for (const word of [
      client.kind.event_planner,
      staging.type.model_home,
      staging.status.lead,
      property.type.condo,
      item.roomTypes.primary_bedroom,
    ])
      expect(told).toContain(word);
  },
);

test('a file for programs keeps the codes', async () => {
  const { content } = await takeAway(app, boss, '/clients/export', { format: 'json' });
  expect(JSON.parse(content.toString())).toMatchObject([{ kind: 'event_planner' }]);
});

test('whatever a sheet guards is read back as it was', async () => {
  for (const path of Object.keys(lists)) {
    const rows = await rowsOf(path, 'en');
    const { content } = await takeAway(app, boss, path, { format: 'json', language: 'en' });
    const kept = JSON.parse(content.toString()) as Record<string, unknown>[]; // one object for each row
    for (const [at, row] of kept.entries())
      for (const [column, value] of Object.values(row).entries()) {
        const cell = rows[at]?.[column] ?? '';
        const texts = Array.isArray(value) ? value.join('; ') : value;
        if (typeof texts === 'string' && /[+=]/.test(texts)) expect(unguardText(cell)).toBe(texts);
      }
  }
  const [client] = await rowsOf('/clients/export', 'en');
  expect(client).toContain("'+1 Homes");
  expect(client).toContain("Ann Lee, Agent, +1 (555) 010-0199;' =Bo, Agent");
});
