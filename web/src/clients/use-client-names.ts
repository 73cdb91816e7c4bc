import type names from '@archway/contract/clients/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of a client, and its other columns, are called. */
export const useClientWords = () => useFieldWords<keyof typeof names.client>('clients', 'client');
