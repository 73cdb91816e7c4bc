import type names from '@archway/contract/storage/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of a storage location are called. */
export const useLocationWords = () =>
  useFieldWords<keyof typeof names.storageLocation>('storage', 'storageLocation');

export const useLocationNames = () => useLocationWords().nameOf;
