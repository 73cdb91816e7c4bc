import { namesOf } from '../kernel/fields/fields.ts';
import { unitFields } from './unit-fields.ts';

/** Those of a sheet that follow from their fields alone: the code leads it, and the home location is written as a path. */
const { code: _leads, homeLocationId: _path, ...plain } = unitFields;
export const unitSheetFields = plain;

/** The columns of an exported sheet of pieces. */
export const unitExportColumns = [
  'code',
  'item',
  'sku',
  'status',
  'condition',
  'location',
  'locationCode',
  'home',
  ...namesOf(unitSheetFields),
  'lastSeenAt',
  'lastSeenBy',
] as const;
