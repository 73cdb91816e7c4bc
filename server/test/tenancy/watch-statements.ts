import type { OnStatement, Pool } from '../../src/platform/db/pool.ts';
import { knownStatements } from './known-statements.ts';
import { unfiltered } from './org-filters.ts';

/** Keeps each text that was sent, once; `unchecked` are those that `requireOrgFilters` has not looked at yet. */
export type StatementWatch = {
  readonly seen: ReadonlySet<string>;
  readonly unchecked: Set<string>;
  readonly onStatement: OnStatement;
};

export const watchStatements = (): StatementWatch => {
  const [seen, unchecked] = [new Set<string>(), new Set<string>()];
  const onStatement: OnStatement = (text) => {
    if (seen.has(text)) return;
    seen.add(text);
    unchecked.add(text);
  };
  return { seen, unchecked, onStatement };
};

/** Every table with an org_id, and `organization` itself. */
export const tablesOfOrganizations = async (sql: Pool): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'org_id' and not a.attisdropped`;
  return new Set(['organization', ...rows.map(({ name }) => name)]);
};

/** Fails when a statement names a table of organizations without saying whose rows it means. */
export const requireOrgFilters = ({ unchecked }: StatementWatch, tables: ReadonlySet<string>) => {
  const texts = [...unchecked];
  unchecked.clear();
  const breaches = texts.flatMap((text) =>
    unfiltered(text, { tables, known: knownStatements }).map((what) => `${what}\n  in: ${text.trim()}`),
  );
  if (breaches.length > 0)
    throw new Error(
      `Statements without the filter on their organization (see server/test/tenancy/known-statements.ts):\n${breaches.join('\n')}`,
    );
};
