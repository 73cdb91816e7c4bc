import type { OrgDb } from '../../platform/db/db.ts';

/** The one status of `unit u`: what `shownStatusOf` says, for conditions and orders that the database decides. */
export const shownStatus = (sql: OrgDb['sql']) => sql`
  case u.lifecycle when 'retired' then 'retired' when 'disposed' then 'retired' when 'sold' then 'sold' when 'lost' then 'missing'
    else case u.custody when 'in_storage' then 'available' when 'left' then 'sold' else u.custody end end`;
