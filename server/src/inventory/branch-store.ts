import type { OrgDb } from '../platform/db/db.ts';

type Branch = { readonly id: string; readonly parentId: string | null; readonly name: string };

/** Every category with the one it is in. */
export const categoryBranches = ({ sql, orgId }: OrgDb): Promise<readonly Branch[]> =>
  sql<Branch[]>`select id, parent_id, name from category where org_id = ${orgId} and deleted_at is null`;

/** Every location with the one it is in; also those that are gone, where something may have been left. */
export const locationBranches = ({ sql, orgId }: OrgDb): Promise<readonly Branch[]> =>
  sql<Branch[]>`select id, parent_id, name from storage_location where org_id = ${orgId}`;
