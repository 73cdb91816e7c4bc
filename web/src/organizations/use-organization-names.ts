import type names from '@archway/contract/organizations/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of an organization and its settings are called. */
export const useOrganizationWords = () =>
  useFieldWords<keyof typeof names.organization>('organizations', 'organization');

export const useOrganizationNames = () => useOrganizationWords().nameOf;
