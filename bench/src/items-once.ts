import postgres from 'postgres';
import type { Place } from './members.ts';

type Item = { readonly id: string; readonly version: number };
export type ItemsOnce = { next(): Item; turn(): Item };

/**
 * Items to change. `next` gives none of them twice: whoever says which version they change would have to know each other's.
 * `turn` gives others in turn, so that two changes at once never wait for each other.
 */
export const itemsOnce = async (place: Place, orgId: string): Promise<ItemsOnce> => {
  const sql = postgres({ ...place, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  const items: Item[] = [
    ...(await sql<Item[]>`
      select id, version from item where org_id = ${orgId} and deleted_at is null order by id limit 100000`),
  ];
  await sql.end();
  const given = (item: Item | undefined) => {
    if (!item) throw new Error('All items have been changed.');
    return item;
  };
  const inTurn = items.splice(0, 20_000);
  let turns = 0;
  return {
    next: () => given(items.pop()),
    turn: () => given(inTurn[turns++ % inTurn.length]),
  };
};
