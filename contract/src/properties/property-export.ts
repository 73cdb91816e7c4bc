import { namesOf } from '../kernel/fields/fields.ts';
import { propertyFields } from './property-fields.ts';

const { clientId: _clientId, ...rest } = propertyFields;
/** What is no reference; those stand there by their names. */
export const propertySheetFields = rest;

/** The columns of an exported sheet of properties. How one gets in is in none. */
export const propertyExportColumns = ['client', ...namesOf(rest), 'stagings', 'updatedAt'] as const;
