import type { FileId, ItemId, OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';
import { idsInOrder } from '../platform/db/lists/any-of.ts';

/** The demo organizations that somebody founded. */
export const demoOrganizationsOf = async (
  { sql }: AccountDb,
  email: string,
): Promise<{ orgId: OrgId; userId: UserId }[]> => {
  const [user] = await sql<{ id: UserId }[]>`select id from app_user where email = ${email}`;
  if (!user) return [];
  await sql`select set_config('app.person', ${user.id}, true)`;
  const found = await sql<{ orgId: OrgId }[]>`
    select m.org_id from membership m join organization o on o.id = m.org_id where m.user_id = ${user.id} and m.role_key = 'owner' and o.demo`;
  return found.map(({ orgId }) => ({ orgId, userId: user.id }));
};

/** Items of the demo catalog that nobody has given a picture, with their number in it. */
export const itemsToPicture = ({ sql, orgId }: OrgDb) => sql<{ id: ItemId; number: number }[]>`
  select id, substring(sku from '-([0-9]{3})$')::int as number from item
  where org_id = ${orgId} and cover_id is null and deleted_at is null and sku ~ '^[A-Z]{3}-[0-9]{3}$' order by sku, id`;

/** Not a change of the item that somebody editing it could collide with. */
export const attachPictures = async ({ sql, orgId }: OrgDb, itemId: ItemId, fileIds: readonly FileId[]) => {
  await sql`insert into item_picture (org_id, item_id, file_id, position)
    select ${orgId}, ${itemId}, n.id, n.nth from ${idsInOrder(sql, fileIds)}
    on conflict do nothing`;
  await sql`update item set cover_id = ${fileIds[0] ?? null}, counted_at = clock_timestamp() where org_id = ${orgId} and id = ${itemId} and cover_id is null`;
};
