import type { OrgDb } from '../db.ts';

/** The next number of the organization. Whoever takes one at the same time waits, so that none is left out. */
export const takeNumber = async ({ sql, orgId }: OrgDb, kind: 'staging' | 'move'): Promise<number> => {
  const [taken] = await sql<[{ last: number }]>`
    insert into code_counter as c (org_id, kind, last) values (${orgId}, ${kind}, 1)
    on conflict (org_id, kind) do update set last = c.last + 1 returning last`;
  return taken.last;
};
