import postgres from 'postgres';
import type { DatabaseAddress } from './members.ts';

export type ItemsInTurn = { next(): { readonly id: string; readonly version: number } };

/**
 * Items to change, one after the other, each with the version it has by then: every change counts it up by one. Whoever
 * draws from it finds pages of the table that nobody touched just before, and two changes at once never wait for each other.
 */
export const itemsInTurn = async (address: DatabaseAddress, orgId: string): Promise<ItemsInTurn> => {
  const sql = postgres({ ...address, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  const items = await sql<{ id: string; version: number }[]>`
    select id, version from item where org_id = ${orgId} and deleted_at is null order by id limit 100000`;
  await sql.end();
  let turns = 0;
  return {
    next: () => {
      const item = items[turns++ % items.length];
      if (!item) throw new Error('There are no items to change.');
      return { id: item.id, version: item.version++ };
    },
  };
};
