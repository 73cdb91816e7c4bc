import clientsAr from './clients/names/ar.json' with { type: 'json' };
import clientsEn from './clients/names/en.json' with { type: 'json' };
import clientsFr from './clients/names/fr.json' with { type: 'json' };
import inventoryAr from './inventory/names/ar.json' with { type: 'json' };
import inventoryEn from './inventory/names/en.json' with { type: 'json' };
import inventoryFr from './inventory/names/fr.json' with { type: 'json' };
import type { Language } from './kernel/locale.ts';
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

/** What the fields of every table are called, in every language: for sheets. Screens load the names of theirs only. */
export const fieldNames = {
  en: {
    ...clientsEn,
    ...inventoryEn,
    ...propertiesEn,
    ...stagingsEn,
    ...movesEn,
    ...organizationsEn,
    ...storageEn,
    ...teamEn,
    ...vendorsEn,
    options: {
      ...inventoryEn.options,
      ...organizationsEn.options,
      ...storageEn.options,
      ...teamEn.options,
      ...vendorsEn.options,
      ...clientsEn.options,
      ...propertiesEn.options,
      ...stagingsEn.options,
      ...movesEn.options,
    },
  },
  fr: {
    ...clientsFr,
    ...inventoryFr,
    ...propertiesFr,
    ...stagingsFr,
    ...movesFr,
    ...organizationsFr,
    ...storageFr,
    ...teamFr,
    ...vendorsFr,
    options: {
      ...inventoryFr.options,
      ...organizationsFr.options,
      ...storageFr.options,
      ...teamFr.options,
      ...vendorsFr.options,
      ...clientsFr.options,
      ...propertiesFr.options,
      ...stagingsFr.options,
      ...movesFr.options,
    },
  },
  ar: {
    ...clientsAr,
    ...inventoryAr,
    ...propertiesAr,
    ...stagingsAr,
    ...movesAr,
    ...organizationsAr,
    ...storageAr,
    ...teamAr,
    ...vendorsAr,
    options: {
      ...inventoryAr.options,
      ...organizationsAr.options,
      ...storageAr.options,
      ...teamAr.options,
      ...vendorsAr.options,
      ...clientsAr.options,
      ...propertiesAr.options,
      ...stagingsAr.options,
      ...movesAr.options,
    },
  },
} as const satisfies Record<Language, unknown>;

type Entity = keyof (typeof fieldNames)['en'];

/** What the fields of one are called, in every language. */
export const entityNames = <const One extends Entity>(entity: One) => ({
  en: fieldNames.en[entity],
  fr: fieldNames.fr[entity],
  ar: fieldNames.ar[entity],
});
