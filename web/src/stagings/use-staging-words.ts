import type names from '@archway/contract/stagings/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of a staging, and its other columns, are called. */
export const useStagingWords = () => useFieldWords<keyof typeof names.staging>('stagings', 'staging');
