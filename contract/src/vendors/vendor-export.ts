import { namesOf } from '../kernel/fields.ts';
import { headingsOf } from '../kernel/headings.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };
import { vendorFields } from './vendor-fields.ts';

/** The columns of an exported sheet of vendors. */
export const vendorExportColumns = [...namesOf(vendorFields), 'items', 'updatedAt'] as const;
export type VendorExportColumn = (typeof vendorExportColumns)[number];

export const vendorExportHeadings = headingsOf(vendorExportColumns, {
  en: en.vendor,
  fr: fr.vendor,
  ar: ar.vendor,
});
