import postgres from 'postgres';
import { bareIndexes } from './list-cases.ts';
import type { DatabaseAddress } from './members.ts';

/** The same rows again, without triggers and row level security, so that the limit's indexes cost the product nothing. */
export const makeBareTables = async (address: DatabaseAddress) => {
  const sql = postgres({ ...address, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  await sql.unsafe(`
    create table bare_item as select i.*, lower(k.name) as category_key from item i join category k on k.org_id = i.org_id and k.id = i.category_id;
    alter table bare_item add primary key (org_id, id);
    ${bareIndexes.join(';\n')}`);
  await sql`vacuum analyze`;
  await sql.end();
};

/** How many of the changes of items found room beside the old row, and so touched no index. */
export const hotShare = async (address: DatabaseAddress) => {
  const sql = postgres({ ...address, user: 'postgres', database: 'archway', max: 1 });
  const [figures] = await sql<{ hot: number; all: number }[]>`
    select n_tup_hot_upd::int as hot, n_tup_upd::int as all from pg_stat_user_tables where relname = 'item'`;
  await sql.end();
  return figures ?? { hot: 0, all: 0 };
};
