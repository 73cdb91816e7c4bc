import type { AuditEntry, AuditQuery } from '@archway/contract/audit/audit';
import type { ChangedType } from '@archway/contract/kernel/api/changes';
import type { Page } from '@archway/contract/kernel/api/page';
import { references } from '@archway/contract/kernel/fields/references';
import type { ReferenceTarget } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import type { Fragment } from '../platform/db/pool.ts';

/** As it was written. */
export type WrittenEntry = Omit<AuditEntry, 'references'>;

/** One thing, of which everything is asked. */
export type AuditSubject = { readonly type: ChangedType; readonly id: string };

type Wanted = Omit<AuditQuery, 'page' | 'itemsPerPage'> & { readonly subject?: AuditSubject };

/** `to` is the last day included, in the organization's time zone. */
const parts = ({ sql, orgId }: OrgDb, query: Wanted) => {
  const timezone = sql`(select known_zone(o.timezone) from organization o where o.id = ${orgId})`;
  const where = sql`where org_id = ${orgId}
    ${query.subject ? sql`and subject_type = ${query.subject.type} and subject_id = ${query.subject.id}` : sql``}
    ${query.action ? sql`and action = ${query.action}` : sql``}
    ${query.actorId ? sql`and actor_id = ${query.actorId}` : sql``}
    ${query.from ? sql`and at >= (${query.from}::date::timestamp at time zone ${timezone})` : sql``}
    ${query.to ? sql`and at < ((${query.to}::date + 1)::timestamp at time zone ${timezone})` : sql``}
    ${
      query.searchQuery
        ? sql`and (strpos(lower(subject_name), lower(${query.searchQuery})) > 0 or strpos(lower(actor_name), lower(${query.searchQuery})) > 0 or strpos(action, lower(${query.searchQuery})) > 0
      or strpos(lower(details ->> 'pieces'), lower(${insideJson(query.searchQuery)})) > 0)`
        : sql``
    }`;
  const direction = query.orderBy === 'asc' ? sql`asc` : sql`desc`;
  const order =
    query.sortBy === 'action' ? sql`action ${direction}, at desc, id` : sql`at ${direction}, id ${direction}`;
  const columns = sql`id, at, action, subject_type, subject_id, subject_name, ip, details,
        case when actor_id is null then null else jsonb_build_object('id', actor_id, 'name', actor_name) end as actor`;
  return { where, order, columns };
};

/** As it stands in a text of JSON, in which the pieces are listed. */
const insideJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Every entry that fits, for a sheet. */
export const auditRows = (db: OrgDb, query: Wanted): Fragment => {
  const { sql } = db;
  const { where, order, columns } = parts(db, query);
  return sql`select ${columns} from audit_entry ${where} order by ${order}`;
};

export const auditPage = async (
  db: OrgDb,
  query: AuditQuery & { readonly subject?: AuditSubject },
): Promise<Page<WrittenEntry>> => {
  const { sql } = db;
  const { where, order, columns } = parts(db, query);
  const [counted, rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from audit_entry ${where}`,
    sql<WrittenEntry[]>`
      select ${columns} from audit_entry ${where} order by ${order} limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}`,
  ]);
  return {
    rows: [...rows],
    total: counted[0]?.total ?? 0,
    page: query.page,
    itemsPerPage: query.itemsPerPage,
  };
};

type Named = { id: string } & AuditEntry['references'][string];

/** What these ids are and are called: items, stagings, and what fields refer to, of this organization, removed ones too. */
export const namesOfIds = async ({ sql, orgId }: OrgDb, ids: readonly string[]): Promise<Named[]> => {
  const referred: Record<ReferenceTarget, Fragment> = {
    category: sql`select id, name from category where org_id = ${orgId} and id in ${sql(ids)}`,
    vendor: sql`select id, name from vendor where org_id = ${orgId} and id in ${sql(ids)}`,
    location: sql`select id, name from storage_location where org_id = ${orgId} and id in ${sql(ids)}`,
    client: sql`select id, name from client where org_id = ${orgId} and id in ${sql(ids)}`,
    property: sql`select id, address from property where org_id = ${orgId} and id in ${sql(ids)}`,
    member: sql`select m.id, concat_ws(' ', u.first_name, u.last_name) from membership m join app_user u on u.id = m.user_id
      where m.org_id = ${orgId} and m.id in ${sql(ids)}`,
  };
  const others = Object.entries(referred).map(
    ([target, found]) =>
      sql`union all select f.*, ${references[target as ReferenceTarget].type} from (${found}) f`, // its own names
  );
  return [
    ...(await sql<Named[]>`
      select id, name, 'Item' as type from item where org_id = ${orgId} and id in ${sql(ids)}
      union all select id, name, 'Staging' from staging where org_id = ${orgId} and id in ${sql(ids)} ${others}`),
  ];
};
