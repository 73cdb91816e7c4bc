import { namesOf } from '../kernel/fields/fields.ts';
import { storageLocationFacts } from './storage-location-fields.ts';

/** The columns of an exported sheet of storage locations. */
export const storageExportColumns = ['path', ...namesOf(storageLocationFacts), 'pieces'] as const;
