import type { ColumnTarget, SheetColumn } from '@archway/contract/inventory/imports/import';
import { customIdOf, customKey } from '@archway/contract/kernel/fields/custom-table';
import { nameKey } from './reference-rules.ts';

type Named = { readonly id: string; readonly name: string };

/** Columns that nothing else was guessed of, and that are headed by the name of a custom field, are that field. */
export const guessCustomColumns = (
  columns: readonly SheetColumn[],
  fields: readonly Named[],
): SheetColumn[] => {
  const free = new Map(fields.map(({ id, name }) => [nameKey(name), id]));
  return columns.map((column) => {
    // A heading may name its unit beside itself: `Seat height (in)`.
    const names = [column.heading, column.heading.replace(/\s*[([].*?[)\]]\s*$/, '')].map(nameKey);
    const name = names.find((each) => free.has(each));
    const id = name !== undefined && column.guess === null ? free.get(name) : undefined;
    if (!name || !id) return column;
    free.delete(name);
    return { ...column, guess: customKey(id) };
  });
};

/** Which custom field each column fills; and the names of those that are yet to be made, each once. */
export const customColumns = (
  headings: readonly string[],
  mapping: readonly (ColumnTarget | null)[],
  fields: readonly Named[],
): { readonly idOf: (column: number) => string | undefined; readonly missing: readonly string[] } => {
  const byName = new Map(fields.map(({ id, name }) => [nameKey(name), id]));
  const nameOf = (column: number) => (mapping[column] === 'ownField' ? (headings[column] ?? '') : undefined);
  const missing = new Map(
    mapping.flatMap((_, column) => {
      const name = nameOf(column);
      return name === undefined || byName.has(nameKey(name)) ? [] : [[nameKey(name), name.trim()] as const];
    }),
  );
  return {
    idOf: (column) => {
      const [target, name] = [mapping[column], nameOf(column)];
      return name === undefined ? (target ? customIdOf(target) : undefined) : byName.get(nameKey(name));
    },
    missing: [...missing.values()],
  };
};
