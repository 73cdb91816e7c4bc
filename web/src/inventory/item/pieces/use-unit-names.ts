import type names from '@archway/contract/inventory/names/en.json';
import { useFieldWords } from '../../../ui/fields/use-field-words.ts';

/** What the fields of a piece, and the other columns, are called. */
export const useUnitWords = () => useFieldWords<keyof typeof names.unit>('inventory', 'unit');

export const useUnitNames = () => useUnitWords().nameOf;
