import { fieldNames } from '@archway/contract/field-names';
import type { Language } from '@archway/contract/kernel/locale';
import type { Cell } from '../platform/sheets/sheet.ts';
import type { ExportedList } from './exported-list.ts';

type Named = Pick<ExportedList<never, never>, 'entity' | 'optionsOf'>;
type Words = Readonly<Record<string, string>>;

/** How the choices of a column are written for people; nothing for a column without choices. */
export const optionWords = (
  { entity, optionsOf }: Named,
  key: string,
  language: Language,
): ((cell: Cell) => Cell) | undefined => {
  const [of, field] = optionsOf?.[key] ?? [entity, key];
  if (!of) return undefined;
  const options: Readonly<Record<string, Words>> = fieldNames[language].options[of];
  const words = Object.hasOwn(options, field) ? options[field] : undefined;
  return words && ((cell) => worded(cell, words));
};

const worded = (cell: Cell, words: Words): Cell => {
  const wordOf = (code: string) => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);
  if (cell.kind === 'text' && typeof cell.value === 'string')
    return { kind: 'text', value: wordOf(cell.value) };
  if (cell.kind === 'words' && Array.isArray(cell.value))
    return { kind: 'words', value: cell.value.map(wordOf) };
  return cell;
};
