import type { OrgDb } from '../../../platform/db/db.ts';

export type NamedNode = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
};

export const categoryNames = async ({ sql, orgId }: OrgDb): Promise<NamedNode[]> => [
  ...(await sql<NamedNode[]>`
    select id, parent_id, name from category where org_id = ${orgId} and deleted_at is null order by position, id`),
];

export const locationNames = async ({
  sql,
  orgId,
}: OrgDb): Promise<(NamedNode & { code: string | null; active: boolean })[]> => [
  ...(await sql<(NamedNode & { code: string | null; active: boolean })[]>`
    select id, parent_id, name, code, active from storage_location where org_id = ${orgId} and deleted_at is null and kind <> 'site' order by code, id`),
];
