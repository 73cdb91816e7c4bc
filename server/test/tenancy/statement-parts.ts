/** A word or sign of a statement; what stands in parentheses is one list. */
export type Token = string | readonly Token[];

/** A table, or what stands in place of one, where rows are read from or written to. */
export type Source = {
  readonly verb: 'select' | 'insert' | 'update' | 'delete';
  /** Empty for a query in parentheses. */
  readonly table: string;
  readonly alias: string;
  /** The columns an insert names. */
  readonly columns: readonly Token[];
};

/** What `where` or `on` asks for. */
export type Condition = {
  readonly tokens: Token[];
  /** The table that an `on` joins. */
  readonly joins?: { readonly source: Source; readonly kind: string };
};

export type Query = {
  readonly sources: readonly Source[];
  readonly conditions: readonly Condition[];
  readonly inner: readonly Query[];
};

/** As much of SQL as is needed to see which tables a statement touches, and under which conditions. */
export const queriesOf = (statement: string): Query[] => readQueries(tokensOf(statement));

export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (isList(token) ? `(${textOf(token)})` : token.replace(/^\$\d+$/, '$')))
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(/\(\$(, \$)*\)/g, '($)');

const isList = (token: Token | undefined): token is readonly Token[] => Array.isArray(token);

const word =
  /'(?:[^']|'')*'|--.*|"[^"]+"|\$\d+|[a-z_]\w*(?:\.(?:[a-z_]\w*|"[^"]+"|\*))*|[\d.]+|::|->>|[<>!]=|<>|\S/gi;

const tokensOf = (statement: string): Token[] => {
  const open: Token[][] = [[]];
  for (const [found] of statement.matchAll(word)) {
    const current = open.at(-1) ?? [];
    if (found === '(') open.push([]);
    else if (found === ')') {
      open.pop();
      open.at(-1)?.push(current);
    } else if (!found.startsWith('--')) current.push(found.startsWith("'") ? found : found.toLowerCase());
  }
  return open[0] ?? [];
};

const starts = new Set<Token | undefined>(['select', 'with', 'insert', 'update', 'delete']);

/** The queries in parentheses at any depth; a parenthesis that is none is only walked through. */
const queriesIn = (list: readonly Token[]): Query[] =>
  starts.has(list[0]) ? readQueries(list) : list.filter(isList).flatMap(queriesIn);

const readQueries = (tokens: readonly Token[]): Query[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token === ';' || token === 'union' || token === 'except' || token === 'intersect') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(readQuery);
};

const clauses = new Set(
  'select from where set returning group order having limit offset for window values on join left right inner full cross into update using do fetch'.split(
    ' ',
  ),
);

const readQuery = (tokens: readonly Token[]): Query => {
  const sources: Source[] = [];
  const conditions: Condition[] = [];
  let clause = '';
  let condition: Condition | undefined;
  for (const [at, token] of tokens.entries()) {
    if (isClause(tokens, at)) {
      clause = String(token);
      condition = conditionAt(tokens, at, sources.at(-1));
      if (condition) conditions.push(condition);
    } else if (!(token === ',' && fromLike.has(clause))) condition?.tokens.push(token);
    const source = sourceAt(tokens, at, clause);
    if (source) sources.push(source);
  }
  return { sources, conditions, inner: tokens.filter(isList).flatMap(queriesIn) };
};

const fromLike = new Set(['from', 'join', 'using', 'on']);

const isClause = (tokens: readonly Token[], at: number) => {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (typeof token !== 'string' || !clauses.has(token)) return false;
  if (token === 'left' || token === 'right') return !isList(next); // else the function of that name
  return before !== 'distinct' || !(token === 'from' || token === 'on'); // is distinct from, select distinct on
};

const conditionAt = (
  tokens: readonly Token[],
  at: number,
  source: Source | undefined,
): Condition | undefined => {
  if (tokens[at] === 'where') return { tokens: [] };
  if (tokens[at] !== 'on' || tokens[at + 1] === 'conflict' || !source) return undefined;
  const join = tokens.lastIndexOf('join', at);
  const kind = tokens[join - 1] === 'outer' ? tokens[join - 2] : tokens[join - 1];
  return { tokens: [], joins: { source, kind: String(kind) } };
};

/** The source that follows here, if one does: after from, join, using, into, update, and after a comma between them. */
const sourceAt = (tokens: readonly Token[], at: number, clause: string): Source | undefined => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  const opens =
    token === ','
      ? fromLike.has(clause)
      : isClause(tokens, at) && ['from', 'join', 'using', 'into', 'update'].includes(String(token));
  if (!opens || (token === 'using' && isList(tokens[at + 1]))) return undefined;
  if (token === 'update' && ['for', 'key', 'do'].includes(String(before))) return undefined; // for update, on conflict do update
  const verb =
    token === 'into' ? 'insert' : token === 'update' ? 'update' : before === 'delete' ? 'delete' : 'select';
  return readSource(tokens.slice(at + 1), verb);
};

const readSource = (tokens: readonly Token[], verb: Source['verb']): Source => {
  const rest = tokens.filter((token) => token !== 'only' && token !== 'lateral' && token !== 'as');
  const named = typeof rest[0] === 'string' ? rest[0].replace(/^public\./, '').replaceAll('"', '') : '';
  // A function in place of a table has its arguments first.
  const [alias, columns] = named && isList(rest[1]) && verb === 'select' ? rest.slice(2) : rest.slice(1);
  const hasAlias = typeof alias === 'string' && /^[a-z_"]/.test(alias) && !clauses.has(alias);
  const list = hasAlias ? columns : alias;
  return {
    verb,
    table: named,
    alias: hasAlias ? alias : named,
    columns: verb === 'insert' && isList(list) ? list : [],
  };
};
