import type { StagingId } from '@archway/contract/kernel/ids';
import {
  mostStays,
  type StagingRow,
  type StagingStay,
  type StagingsQuery,
  type StaysQuery,
} from '@archway/contract/stagings/staging';
import { stagingFields, stagingListFields } from '@archway/contract/stagings/staging-fields';
import { type Phase, phaseStatuses } from '@archway/contract/stagings/staging-rules';
import { endedStatuses, outStatuses, stagingStatuses } from '@archway/contract/stagings/states';
import type * as z from 'zod';
import type { OrgDb } from '../platform/db/db.ts';
import { jsonPage, type ListParts, wholeList } from '../platform/db/lists/json-page.ts';
import { storedTable } from '../platform/db/lists/stored-table.ts';
import type { Fragment } from '../platform/db/pool.ts';
import { isBumped, needsAttention } from './attention-store.ts';
import { derived, type Reader, rentOf, source, whole } from './staging-columns-store.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof StagingsQuery>;
type Wanted = Omit<Query, 'page' | 'itemsPerPage'>;

const stagings = storedTable<StagingId, typeof stagingFields>({
  name: 'staging',
  alias: 's',
  fields: stagingFields,
  listed: stagingListFields,
});

export const stagingPage = (db: OrgDb, query: Query, reader: Reader) => {
  const { sql } = db;
  const list = stagingList(db, query, reader);
  const monthly = reader.withCosts ? sql`coalesce(s.monthly_amount, ${rentOf(sql)})` : sql`null`;
  const design = sql`(select d.status from design d where d.org_id = s.org_id and d.id = current_design(s.org_id, s.id))`;
  const columns = sql`${list.columns}, ${monthly} as monthly, ${design} as "designStatus", ${cover(sql)} as "coverId"`;
  return jsonPage<StagingRow>(db, { ...list, columns }, query);
};

/** What a calendar, a timeline and a map draw of each: the first so many by their installation. */
export const stayPage = (db: OrgDb, query: z.output<typeof StaysQuery>, reader: Reader) => {
  const { sql } = db;
  const list = stagingList(db, { ...query, sortBy: 'installOn', orderBy: 'asc' }, reader);
  const where =
    query.status || query.phase ? list.where : sql`${list.where} and s.status not in ('lost', 'canceled')`;
  return jsonPage<StagingStay>(
    db,
    { ...list, where, columns: stayColumns(sql, reader) },
    { page: 1, itemsPerPage: mostStays },
  );
};

const stayColumns = (
  sql: Sql,
  { withClients }: Reader,
) => sql`s.id, s.number, s.name, s.status, s.install_on as "installOn", s.ends_on as "endsOn", s.destaged_on as "destagedOn",
  s.term_days as "termDays", s.auto_renew as "autoRenew", ${withClients ? sql`c.name` : sql`null`} as "clientName",
  s.property_id as "propertyId", p.address, p.city, p.latitude, p.longitude, s.designer_id as "designerId",
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as "designerName", m.color as "designerColor", ${isBumped(sql)} as bumped`;

/** For a sheet: everything of each, with the names of those it refers to. */
export const stagingSheet = (db: OrgDb, query: Wanted, reader: Reader): Fragment => {
  const { sql } = db;
  return wholeList(db, { ...stagingList(db, query, reader), columns: whole(sql, reader) });
};

const cover = (sql: Sql) => sql`coalesce(
  (select x.file_id from staging_room o join room_picture x on x.org_id = o.org_id and x.room_id = o.id
    where o.org_id = s.org_id and o.staging_id = s.id order by x.taken, o.position, x.position limit 1),
  (select x.file_id from property_picture x where x.org_id = s.org_id and x.property_id = s.property_id order by x.position limit 1))`;

/** Whoever may not see clients finds and sorts nothing by them. */
const stagingList = (db: OrgDb, query: Wanted, reader: Reader): ListParts => {
  const { sql, orgId } = db;
  const { sortBy, searchQuery: search } = query;
  const byClient = reader.withClients ? sql`c.sort_name` : sql`s.install_on`;
  return stagings.list(db, {
    query,
    derived: derived(sql, reader),
    where: sql`
      ${query.status ? sql`and s.status = ${query.status}` : sql``}
      ${query.phase ? sql`and s.status in ${sql(phaseStatuses[query.phase satisfies Phase])}` : sql``}
      ${query.designerId ? sql`and s.designer_id = ${query.designerId}` : sql``}
      ${query.clientId ? sql`and (select client_now(${orgId}, ${query.clientId})) in (s.client_id, s.agent_id, s.homeowner_id)` : sql``}
      ${query.propertyId ? sql`and s.property_id = ${query.propertyId}` : sql``}
      ${query.from ? sql`and s.held_until > ${query.from}::date` : sql``}
      ${query.to ? sql`and s.install_on <= ${query.to}::date` : sql``}
      ${query.attention ? sql`and ${needsAttention(sql, query.attention, reader.today)}` : sql``}`,
    from: source(sql),
    countFrom: search ? source(sql) : sql`staging s`,
    alsoFound: sql`s.number, p.sort_address, p.sort_city, lower(p.zip) ${reader.withClients ? sql`, c.sort_name, c.sort_company` : sql``}`,
    others: {
      installOn: sql`s.install_on`,
      endsOn: sql`s.ends_on`,
      number: sql`s.number`,
      status: sql`array_position(array(select jsonb_array_elements_text(${sql.json([...stagingStatuses])})), s.status)`,
      client: byClient,
      updatedAt: sql`s.updated_at`,
      next: nextDay(sql, query),
    },
    last: hasOwnMoment.has(sortBy) ? undefined : sortBy === 'next' ? sql`s.ends_on desc` : sql`s.install_on`,
  });
};

/** The day on which something has to be done: pieces go in or come back. What is over comes last, whichever way the rest goes. */
const nextDay = (sql: Sql, { orderBy }: Pick<Wanted, 'orderBy'>) =>
  sql`case when s.status in ${sql(endedStatuses)} then ${orderBy === 'desc' ? '-infinity' : 'infinity'}::date
    when s.status in ${sql(outStatuses)} then s.ends_on else s.install_on end`;

/** Of these two hardly have the same; an index has them in order already. */
const hasOwnMoment: ReadonlySet<string> = new Set<Wanted['sortBy']>([
  'installOn',
  'endsOn',
  'number',
  'updatedAt',
]);
