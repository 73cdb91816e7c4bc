import type names from '@archway/contract/team/names/en.json';
import { useFieldWords } from '../../ui/fields/use-field-words.ts';

/** What the fields of a member, and the other columns, are called. */
export const useMemberWords = () => useFieldWords<keyof typeof names.member>('team', 'member');

export const useMemberNames = () => useMemberWords().nameOf;
