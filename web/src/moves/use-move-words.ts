import type names from '@archway/contract/moves/names/en.json';
import { useFieldWords } from '../ui/fields/use-field-words.ts';

/** What the fields of a move, and its other columns, are called. */
export const useMoveWords = () => useFieldWords<keyof typeof names.move>('moves', 'move');
