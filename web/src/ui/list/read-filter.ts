/** What an address says of a filter, as far as the server would take it; undefined for nothing. */
export type FilterReader<Value extends string = string> = (text: string) => Value | undefined;

export const readMatching =
  (pattern: RegExp): FilterReader =>
  (text) =>
    pattern.test(text) ? text : undefined;

export const readOneOf =
  <const Value extends string>(values: readonly Value[]): FilterReader<Value> =>
  (text) =>
    values.find((value) => value === text);

export const readId = readMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

export const readDay: FilterReader = (text) =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined;
