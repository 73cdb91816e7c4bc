/** One value that a custom field is wanted to have: an option, or `true` for what is ticked. */
export type CustomWanted = { readonly id: string; readonly value: string };

/** Values of custom fields as one text: `<id>:<value>,<id>:<value>`. A comma in a value is written `%2C`. */
export const writeCustomFilter = (wanted: readonly CustomWanted[]): string =>
  wanted.map(({ id, value }) => `${id}:${escaped(value)}`).join(',');

export const readCustomFilter = (text: string): CustomWanted[] =>
  text.split(',').map((pair) => {
    const end = pair.indexOf(':');
    return { id: pair.slice(0, Math.max(0, end)), value: unescaped(pair.slice(end + 1)) };
  });

const escaped = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (text: string) => text.replaceAll('%2C', ',').replaceAll('%25', '%');
