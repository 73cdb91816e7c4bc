import type { OnStatement, Pool } from '../../src/platform/db/pool.ts';
import { knownStatements } from './known-statements.ts';
import { unfiltered } from './org-filters.ts';

/** Keeps each text that was sent, once. */
export type StatementWatch = { readonly seen: ReadonlySet<string>; readonly onStatement: OnStatement };

export const watchStatements = (): StatementWatch => {
  const seen = new Set<string>();
  return { seen, onStatement: (text) => void seen.add(text) };
};

/** Every table with an org_id, and `organization` itself. */
export const tablesOfOrganizations = async (sql: Pool): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'org_id' and not a.attisdropped`;
  return new Set(['organization', ...rows.map(({ name }) => name)]);
};

/** Fails when a statement names a table of organizations without saying whose rows it means. */
export const requireOrgFilters = ({ seen }: StatementWatch, tables: ReadonlySet<string>) => {
  const breaches = [...seen].flatMap((text) =>
    unfiltered(text, { tables, known: knownStatements }).map((what) => `${what}\n  in: ${text.trim()}`),
  );
  if (breaches.length > 0)
    throw new Error(
      `Statements without the filter on their organization (see server/test/tenancy/known-statements.ts):\n${breaches.join('\n')}`,
    );
};
