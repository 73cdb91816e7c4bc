import { type Condition, type Query, queriesOf, type Source, type Token, textOf } from './statement-parts.ts';

/**
 * The tables of organizations that a statement names without saying whose rows it means. Row level security gives the
 * same answer with and without the filter, so nothing but a look at the statement can tell that one is missing.
 *
 * A table is held when its org_id (the id of `organization`) equals a parameter or the org_id of a table that is held,
 * as a condition of its own in `where` or in the `on` that joins it; or when an insert names that column.
 */
export const unfiltered = (statement: string, rule: Rule): string[] =>
  queriesOf(statement).flatMap((query) => unheld(query, rule));

export type Rule = {
  readonly tables: ReadonlySet<string>;
  /** The exceptions, by their signature. */
  readonly known: ReadonlySet<string>;
  /** A piece of a statement, or the body of a function: what it does not name itself is held by whatever surrounds it. */
  readonly isPiece?: boolean;
};

type Reference = { readonly source: Source; readonly column: string; held: boolean };
type Scope = {
  readonly references: readonly Reference[];
  readonly sources: readonly Source[];
  readonly outer: Scope | undefined;
  readonly rule: Rule;
};

const unheld = ({ sources, conditions, inner }: Query, rule: Rule, outer?: Scope): string[] => {
  const references = sources
    .filter(({ table }) => rule.tables.has(table))
    .map((source): Reference => {
      const column = source.table === 'organization' ? 'id' : 'org_id';
      const held = source.columns.includes(column) || rule.known.has(signature(source, conditions));
      return { source, column, held };
    });
  const scope = { references, sources, outer, rule };
  const links = conditions.flatMap((condition) => linksOf(condition, scope));
  while (links.some(follow));
  return [
    ...references.filter(({ held }) => !held).map(({ source }) => signature(source, conditions)),
    ...inner.flatMap((query) => unheld(query, rule, scope)),
  ];
};

/** A table with what is asked of it, as exceptions and breaches are written: `select session where id = $`. */
const signature = ({ verb, table, columns }: Source, conditions: readonly Condition[]) =>
  verb === 'insert'
    ? `insert ${table} (${textOf(columns)})`
    : `${verb} ${table} where ${textOf(conditions.find(({ joins }) => !joins)?.tokens ?? ['true'])}`;

/** Holds `to` once `from` is held. */
type Link = { readonly from: { readonly held: boolean }; readonly to: Reference };

const follow = ({ from, to }: Link) => {
  if (!from.held || to.held) return false;
  to.held = true;
  return true;
};

/** Each `a = b` that is true of every row; beside an `or` nothing is. */
const linksOf = (condition: Condition, scope: Scope): Link[] =>
  condition.tokens.includes('or')
    ? []
    : split(condition.tokens, 'and').flatMap((tokens) => {
        const [left, equals, right, ...more] = split(tokens, '::').flatMap((part, at) =>
          at > 0 ? part.slice(1) : part,
        );
        if (equals !== '=' || more.length > 0) return [];
        const [a, b] = [sideOf(left, scope), sideOf(right, scope)];
        return [
          [a, b],
          [b, a],
        ].flatMap(([from, to]) =>
          from && to && 'source' in to && mayHold(condition, to, scope) ? [{ from, to }] : [],
        );
      });

/** An outer join keeps the rows of its other side whatever `on` says; and a query inside filters nothing outside. */
const mayHold = ({ joins }: Condition, to: Reference, scope: Scope) =>
  scope.references.includes(to) &&
  (!joins || !outerJoins.has(joins.kind) || (joins.kind === 'left' && joins.source === to.source));

const outerJoins = new Set(['left', 'right', 'full']);

const sideOf = (token: Token | undefined, scope: Scope): Reference | { held: true } | undefined => {
  if (typeof token !== 'string') return undefined;
  if (/^\$\d+$/.test(token)) return { held: true };
  const [column = '', alias] = token.split('.').reverse();
  if (alias === undefined) return scope.references.find((reference) => reference.column === column);
  const source = scope.sources.find((each) => each.alias === alias);
  if (!source && scope.outer) return sideOf(token, scope.outer);
  if (!source) return scope.rule.isPiece && column === 'org_id' ? { held: true } : undefined;
  const reference = scope.references.find((each) => each.source === source);
  // What is no table of organizations and still has an org_id is a query, whose own tables are looked at on their own.
  if (!reference) return column === 'org_id' ? { held: true } : undefined;
  return reference.column === column ? reference : undefined;
};

const split = (tokens: readonly Token[], at: string) =>
  tokens.reduce<Token[][]>(
    (parts, token) => {
      if (token === at) parts.push([]);
      else parts.at(-1)?.push(token);
      return parts;
    },
    [[]],
  );
