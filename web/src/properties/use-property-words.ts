import type names from '@archway/contract/properties/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of a property, and its other columns, are called. */
export const usePropertyWords = () => useFieldWords<keyof typeof names.property>('properties', 'property');
