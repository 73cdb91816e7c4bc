/** What an address says of a filter, as far as the server would take it; undefined for nothing. */
export type FilterReader = (text: string) => string | undefined;

const readMatching =
  (pattern: RegExp): FilterReader =>
  (text) =>
    pattern.test(text) ? text : undefined;

export const readOneOf =
  (values: readonly string[]): FilterReader =>
  (text) =>
    values.includes(text) ? text : undefined;

export const readId = readMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

export const readDay: FilterReader = (text) =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined;
