import { namesOf } from '../kernel/fields/fields.ts';
import { vendorFields } from './vendor-fields.ts';

/** The columns of an exported sheet of vendors. */
export const vendorExportColumns = [...namesOf(vendorFields), 'items', 'updatedAt'] as const;
export type VendorExportColumn = (typeof vendorExportColumns)[number];
