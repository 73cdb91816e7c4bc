/** Plain query strings: text in, text out; a repeated name is a list. Screens turn text into numbers themselves. */
export const parseSearch = (text: string): Record<string, unknown> => {
  // A map, not an object: `?__proto__=x` and `?toString=x` are names like any other.
  const found = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) found.set(name, [...(found.get(name) ?? []), value]);
  return Object.fromEntries(
    [...found].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
};

export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
};
