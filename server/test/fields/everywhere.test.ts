import { categoryFacts } from '@archway/contract/inventory/category-fields';
import { itemFields, itemListFields } from '@archway/contract/inventory/item-fields';
import itemNames from '@archway/contract/inventory/names/en.json' with { type: 'json' };
import { type Fields, namesOf } from '@archway/contract/kernel/fields';
import storageNames from '@archway/contract/storage/names/en.json' with { type: 'json' };
import { storageLocationFacts } from '@archway/contract/storage/storage-location-fields';
import vendorNames from '@archway/contract/vendors/names/en.json' with { type: 'json' };
import { vendorFields, vendorListFields } from '@archway/contract/vendors/vendor-fields';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCsv, takeAway } from '../exports.ts';
import { owner, type PersonInTest } from '../people.ts';
import { importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';
import { allExamples } from './example-values.ts';

const app = useTestApp();
let boss: PersonInTest;
let references: Record<string, [string, string]>;
beforeAll(async () => {
  boss = await owner(app);
  const house = warehouseOf(boss);
  const vendor = async (name: string) => (await boss.post('/vendors', { name })).body.id;
  references = {
    category: [await house.category('Sofas'), await house.category('Rugs')],
    vendor: [await vendor('Fjord Works'), await vendor('Night Market')],
    location: [await house.bin(), await house.bin()],
  };
});
beforeEach(() => app.forgetLimits());

type Entity = {
  readonly path: string;
  readonly fields: Fields;
  readonly listed: Fields;
  readonly names: Readonly<Record<string, string>>;
  /** What something new is never given: a flag. */
  readonly later?: readonly string[];
};
const entities: Record<string, Entity> = {
  items: { path: '/items', fields: itemFields, listed: itemListFields, names: itemNames.item },
  categories: {
    path: '/categories',
    fields: categoryFacts,
    listed: categoryFacts,
    names: itemNames.category,
  },
  'storage locations': {
    path: '/storage-locations',
    fields: storageLocationFacts,
    listed: storageLocationFacts,
    names: storageNames.storageLocation,
    later: ['active'],
  },
  vendors: { path: '/vendors', fields: vendorFields, listed: vendorListFields, names: vendorNames.vendor },
};

describe.each(Object.entries(entities))(
  'every field of %s',
  (_name, { path, fields, listed, names, later = [] }) => {
    const make = async () => {
      const all = allExamples(fields, references, 0);
      const answer = await boss.post(path, without(all, later));
      expect(answer.status, answer.text).toBe(201);
      // What it was not given, it has of itself.
      const given = { ...all, ...Object.fromEntries(later.map((name) => [name, answer.body[name]])) };
      return { given, made: answer.body };
    };

    test('is kept as it was given, and shown in the list where the table says so', async () => {
      const { given, made } = await make();
      expect((await boss.get(`${path}/${made.id}`)).body).toMatchObject(given);
      const { rows } = (await boss.get(`${path}?searchQuery=${encodeURIComponent(String(given['name']))}`))
        .body;
      const row = rows.find(({ id }: { id: string }) => id === made.id);
      for (const name of namesOf(listed)) expect({ [name]: row[name] }).toEqual({ [name]: given[name] });
      expect((await boss.delete(`${path}/${made.id}`)).status).toBe(200);
    });

    test('is changed, and the log tells what it was and what it is', async () => {
      const { given, made } = await make();
      const turned = Object.fromEntries(later.map((name) => [name, !given[name]]));
      const change: Record<string, unknown> = { ...allExamples(fields, references, 1), ...turned };
      const changed = await boss.patch(`${path}/${made.id}`, { version: made.version, ...change });
      expect(changed.status, changed.text).toBe(200);
      expect(changed.body).toMatchObject(change);
      expect(changed.body.updatedBy).toBe(`${boss.user.firstName} ${boss.user.lastName}`);
      const { rows } = (await boss.get('/audit?itemsPerPage=5')).body;
      const entry = rows.find(({ subjectId }: { subjectId: string }) => subjectId === made.id);
      for (const name of namesOf(fields).filter((each) => fields[each]?.type !== 'custom'))
        expect({ [name]: entry.details[name] }).toEqual({ [name]: { from: given[name], to: change[name] } });
      expect((await boss.delete(`${path}/${made.id}`)).status).toBe(200);
    });

    test('stands in an exported sheet under its name', async () => {
      const { made } = await make();
      const { content } = await takeAway(app, boss, `${path}/export`, { format: 'csv', language: 'en' });
      const [headings = []] = readCsv(content);
      const missing = namesOf(fields)
        .filter((name) => fields[name]?.type !== 'custom')
        .filter((name) => !headings.some((heading) => heading.startsWith(names[name] ?? '?')));
      expect(missing).toEqual([]);
      expect((await boss.delete(`${path}/${made.id}`)).status).toBe(200);
    });
  },
);

test('every field of an item is known again by an import', async () => {
  const made = (await boss.post('/items', allExamples(itemFields, references, 0))).body;
  const { content } = await takeAway(app, boss, '/items/export', { format: 'csv', language: 'en' });
  const sent = await importsOf(app, boss).send(content, 'items.csv');
  const guessed = new Set(sent.columns.map(({ guess }: { guess: string | null }) => guess));
  const missing = namesOf(itemFields)
    .filter((name) => name !== 'customFields')
    .filter((name) => !guessed.has(name.replace(/Id$/, '') as never));
  expect(missing).toEqual([]);
  expect((await boss.delete(`/items/${made.id}`)).status).toBe(200);
});

const without = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
