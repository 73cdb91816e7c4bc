import type names from '@archway/contract/inventory/names/en.json';
import { useFieldWords } from '../../ui/fields/use-field-words.ts';

/** What the fields of a category are called. */
export const useCategoryWords = () => useFieldWords<keyof typeof names.category>('inventory', 'category');

export const useCategoryNames = () => useCategoryWords().nameOf;
