import type { StorageLocationId } from '@archway/contract/kernel/ids';
import { knownLocation } from '../known-locations.ts';

/*
 * A location as a field has it: the id of one that this device knows, or, after a mark, a code that is looked up on arrival.
 */
const mark = 'code:';

export const valueOfCode = (text: string): string | null => {
  const code = text.trim();
  if (code === '') return null;
  return knownLocation(code)?.location.id ?? `${mark}${code}`;
};

export const codeOfValue = (value: string | null): string | undefined =>
  value?.startsWith(mark) ? value.slice(mark.length) : undefined;

/** How an event names it. */
export const locationIn = (value: string | null) => endIn(value, 'locationId', 'locationCode');

export const endIn = <Id extends string, Code extends string>(value: string | null, id: Id, code: Code) => {
  if (value === null || value === '') return {};
  const text = codeOfValue(value);
  return (text === undefined ? { [id]: value } : { [code]: text }) as Partial<
    Record<Id, StorageLocationId> & Record<Code, string>
  >; // one of the two
};

type Named = { readonly id: string; readonly name: string; readonly code: string | null };

/** What it is called, for whoever reads it on this device. */
export const namesOfValue = (value: string | null, rows: readonly Named[]) => {
  const code = codeOfValue(value);
  if (code !== undefined) return { name: code, code: null };
  const row = rows.find(({ id }) => id === value);
  return row && { name: row.name, code: row.code };
};
