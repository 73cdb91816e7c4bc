import postgres from 'postgres';
import type { Place } from './members.ts';

type Item = { readonly id: string; readonly version: number };
export type ItemsOnce = { next(): Item };

/** Items to change, none of them twice: two changes of one would wait for each other, and would have to know each other's versions. */
export const itemsOnce = async (place: Place, orgId: string): Promise<ItemsOnce> => {
  const sql = postgres({ ...place, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  const items: Item[] = [
    ...(await sql<Item[]>`
      select id, version from item where org_id = ${orgId} and deleted_at is null order by id limit 20000`),
  ];
  await sql.end();
  return {
    next: () => {
      const item = items.pop();
      if (!item) throw new Error('All items have been changed.');
      return item;
    },
  };
};
