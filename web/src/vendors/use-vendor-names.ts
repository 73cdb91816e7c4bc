import type names from '@archway/contract/vendors/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of a vendor, and its other columns, are called. */
export const useVendorWords = () => useFieldWords<keyof typeof names.vendor>('vendors', 'vendor');
