import type names from '@archway/contract/organizations/names/en.json';
import { useFieldWords } from '../../ui/fields/use-field-words.ts';

/** What is asked of a custom field. */
export const useDefinitionWords = () =>
  useFieldWords<keyof typeof names.customField>('organizations', 'customField');
