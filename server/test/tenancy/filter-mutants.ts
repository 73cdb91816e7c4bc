/**
 * The same statement with one thing done to one of its filters on an organization. Found as text and not with the
 * parser of org-filters.ts, which is what they are there to try.
 */
export const mutantsOf = (statement: string, tables: ReadonlySet<string>): string[] => [
  ...filtersIn(statement).flatMap(({ from, to }) => {
    const [before, filter, after] = [
      statement.slice(0, from),
      statement.slice(from, to),
      statement.slice(to),
    ];
    return [
      without(before, after),
      `${before}(${filter} or true)${after}`,
      `${before}not ${filter}${after}`,
      `${before}${filter.replace('=', '<>')}${after}`,
    ];
  }),
  ...insertsWithoutIt(statement, tables),
];

const comparison = /((?:\w+\.)?\w+) = (\$\d+(?:::\w+)?|(?:\w+\.)?\w+)/g;

const filtersIn = (statement: string) => {
  const aliases = [...statement.matchAll(/\borganization(?: as)? (\w+)/g)].map(([, alias]) => `${alias}.id`);
  const names = new Set(/\borganization\b/.test(statement) ? ['id', 'organization.id', ...aliases] : []);
  const isOrg = (side: string) => /(^|\.)org_id$/.test(side) || names.has(side);
  return [...statement.matchAll(comparison)]
    .filter(({ 1: left = '', 2: right = '' }) => isOrg(left) || isOrg(right))
    .filter(({ index }) => lastOf(statement.slice(0, index), /\b(set|where|on)\b/g) !== 'set')
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
};

const lastOf = (text: string, word: RegExp) => [...text.matchAll(word)].at(-1)?.[0];

/** As if the line had been deleted, with the `and` that it leaves alone. */
const without = (before: string, after: string) => {
  if (/\band\s+$/.test(before)) return before.replace(/\band\s+$/, '') + after;
  return /^\s+and\b/.test(after) ? before + after.replace(/^\s+and\s+/, '') : `${before}true${after}`;
};

const insertsWithoutIt = (statement: string, tables: ReadonlySet<string>) =>
  [...statement.matchAll(/\binto (\w+)(?: as \w+)? \(([^)]*)\)/g)].flatMap(
    ([found, table = '', list = '']) => {
      const columns = list.split(/\s*,\s*/);
      const column = table === 'organization' ? 'id' : 'org_id';
      if (!tables.has(table) || !columns.includes(column)) return [];
      const rest = columns.filter((each) => each !== column).join(', ');
      return [statement.replace(found, found.replace(list, rest))];
    },
  );
