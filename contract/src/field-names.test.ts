import { expect, test } from 'vitest';
import clientsAr from './clients/names/ar.json' with { type: 'json' };
import clientsEn from './clients/names/en.json' with { type: 'json' };
import clientsFr from './clients/names/fr.json' with { type: 'json' };
import { fieldTables } from './field-tables.ts';
import inventoryAr from './inventory/names/ar.json' with { type: 'json' };
import inventoryEn from './inventory/names/en.json' with { type: 'json' };
import inventoryFr from './inventory/names/fr.json' with { type: 'json' };
import { unitListFields } from './inventory/unit-fields.ts';
import type { Fields } from './kernel/fields/fields.ts';
import movesAr from './moves/names/ar.json' with { type: 'json' };
import movesEn from './moves/names/en.json' with { type: 'json' };
import movesFr from './moves/names/fr.json' with { type: 'json' };
import organizationsAr from './organizations/names/ar.json' with { type: 'json' };
import organizationsEn from './organizations/names/en.json' with { type: 'json' };
import organizationsFr from './organizations/names/fr.json' with { type: 'json' };
import propertiesAr from './properties/names/ar.json' with { type: 'json' };
import propertiesEn from './properties/names/en.json' with { type: 'json' };
import propertiesFr from './properties/names/fr.json' with { type: 'json' };
import stagingsAr from './stagings/names/ar.json' with { type: 'json' };
import stagingsEn from './stagings/names/en.json' with { type: 'json' };
import stagingsFr from './stagings/names/fr.json' with { type: 'json' };
import storageAr from './storage/names/ar.json' with { type: 'json' };
import storageEn from './storage/names/en.json' with { type: 'json' };
import storageFr from './storage/names/fr.json' with { type: 'json' };
import teamAr from './team/names/ar.json' with { type: 'json' };
import teamEn from './team/names/en.json' with { type: 'json' };
import teamFr from './team/names/fr.json' with { type: 'json' };
import vendorsAr from './vendors/names/ar.json' with { type: 'json' };
import vendorsEn from './vendors/names/en.json' with { type: 'json' };
import vendorsFr from './vendors/names/fr.json' with { type: 'json' };

const names = {
  en: {
    clients: clientsEn,
    inventory: inventoryEn,
    properties: propertiesEn,
    stagings: stagingsEn,
    moves: movesEn,
    organizations: organizationsEn,
    storage: storageEn,
    team: teamEn,
    vendors: vendorsEn,
  },
  fr: {
    clients: clientsFr,
    inventory: inventoryFr,
    properties: propertiesFr,
    stagings: stagingsFr,
    moves: movesFr,
    organizations: organizationsFr,
    storage: storageFr,
    team: teamFr,
    vendors: vendorsFr,
  },
  ar: {
    clients: clientsAr,
    inventory: inventoryAr,
    properties: propertiesAr,
    stagings: stagingsAr,
    moves: movesAr,
    organizations: organizationsAr,
    storage: storageAr,
    team: teamAr,
    vendors: vendorsAr,
  },
} as const;
type Words = { readonly [key: string]: Words | string };

/** Currencies are named by whatever shows them, in the reader's language, from their codes. */
const namedOtherwise = ['options.organization.currency'];

const wordsFor = (entity: string, fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => [
    `${entity}.${name}`,
    ...(field.hint ? [`hints.${entity}.${name}`] : []),
    ...(field.type === 'choice' || field.type === 'choices'
      ? field.options.map((option) => `options.${entity}.${name}|${option}`)
      : []),
  ]);

const find = (words: Words, key: string) => {
  const [path = '', option] = key.split('|');
  const found = path
    .split('.')
    .reduce<Words | string | undefined>((at, part) => (at as Words)?.[part], words);
  return option === undefined ? found : (found as Words)?.[option];
};

const { price: _toldByEvents, ...unit } = fieldTables.Unit?.fields ?? {};
const tables = Object.entries({
  ...fieldTables,
  Unit: { fields: { ...unit, condition: unitListFields.condition }, slice: 'inventory', entity: 'unit' },
});

for (const [language, slices] of Object.entries(names))
  test(`every field has its name, and where it needs them its hint and the names of its options: ${language}`, () => {
    const missing = tables.flatMap(([, { fields, slice, entity }]) =>
      wordsFor(entity, fields)
        .filter((key) => !namedOtherwise.some((each) => key.startsWith(each)))
        .filter((key) => !find(slices[slice as keyof typeof slices] as Words, key)) // one for each slice with fields
        .map((key) => `${slice}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
