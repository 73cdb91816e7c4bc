import type { Tracking } from '@archway/contract/inventory/states';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';

export const findItemName = async (
  { sql, orgId }: OrgDb,
  id: ItemId,
): Promise<{ name: string; tracking: Tracking } | undefined> => {
  const [item] = await sql<
    { name: string; tracking: Tracking }[]
  >`select name, tracking from item where org_id = ${orgId} and id = ${id} and deleted_at is null for key share`;
  return item;
};
