import { namesOf } from '../kernel/fields.ts';
import { headingsOf } from '../kernel/headings.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };
import { storageLocationFacts } from './storage-location-fields.ts';

/** The columns of an exported sheet of storage locations. */
export const storageExportColumns = ['path', ...namesOf(storageLocationFacts), 'pieces'] as const;

export const storageExportHeadings = headingsOf(storageExportColumns, {
  en: en.storageLocation,
  fr: fr.storageLocation,
  ar: ar.storageLocation,
});
