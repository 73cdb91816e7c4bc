import { namesOf, namesWhere } from '@archway/contract/kernel/fields';
import type { StagingId, UserId } from '@archway/contract/kernel/ids';
import {
  mostStays,
  type NewStaging,
  type Staging,
  type StagingRow,
  type StagingStay,
  type StagingsQuery,
  type StaysQuery,
} from '@archway/contract/stagings/staging';
import { stagingFields, stagingListFields } from '@archway/contract/stagings/staging-fields';
import { type Phase, phaseStatuses } from '@archway/contract/stagings/staging-rules';
import {
  endedStatuses,
  outStatuses,
  type StagingStatus,
  stagingStatuses,
} from '@archway/contract/stagings/states';
import type * as z from 'zod';
import { changerName } from '../platform/db/changes/changer.ts';
import type { OrgDb } from '../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  fieldConditions,
  fieldOrder,
  givenValues,
  searchedText,
  selectedText,
} from '../platform/db/lists/field-columns.ts';
import { jsonPage, type ListParts, wholeList } from '../platform/db/lists/json-page.ts';
import type { Fragment } from '../platform/db/pool.ts';
import { newId } from '../platform/ids.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof StagingsQuery>;
export type StagingsWanted = Omit<Query, 'page' | 'itemsPerPage'>;

/** Who is asking, as far as rows are shown differently. */
export type Reader = {
  readonly withClients: boolean;
  readonly withCosts: boolean;
  readonly today: string | Fragment;
};

const guarded = namesWhere(stagingFields, 'guard') as readonly string[];
const listedFields = selectedText(namesOf(stagingListFields), 's');
const openFields = selectedText(
  namesOf(stagingFields).filter((name) => !guarded.includes(name)),
  's',
);
const guardedFields = selectedText(guarded, 's');
const hiddenFields = guarded.map((name) => `null::int as "${name}"`).join(', ');
const searched = searchedText(stagingFields, 's');

const source = (sql: Sql) => sql`staging s
  join property p on p.org_id = s.org_id and p.id = s.property_id
  join client c on c.org_id = s.org_id and c.id = s.client_id
  left join membership m on m.org_id = s.org_id and m.id = s.designer_id
  left join app_user u on u.id = m.user_id`;

const promised = (
  sql: Sql,
  status: Fragment,
) => sql`(select least(coalesce(sum(r.quantity), 0), 2147483647)::int from reservation r
  where r.org_id = s.org_id and r.staging_id = s.id and ${status})`;

/** Beside its fields, what is known of every job. */
const derived = (
  sql: Sql,
  { withClients }: Pick<Reader, 'withClients'>,
) => sql`s.id, s.version, s.number, s.status,
  s.install_on as "installOn", s.ends_on as "endsOn", s.term_days as "termDays",
  ${withClients ? sql`c.name` : sql`null`} as "clientName", p.address, p.city, p.latitude, p.longitude,
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as "designerName", m.color as "designerColor", s.auto_renew as "autoRenew",
  ${promised(sql, sql`r.status in ('soft', 'firm', 'out')`)} as pieces, ${promised(sql, sql`r.status = 'bumped'`)} as bumped,
  s.updated_at as "updatedAt"`;

const cover = (sql: Sql) => sql`coalesce(
  (select x.file_id from staging_room o join room_picture x on x.org_id = o.org_id and x.room_id = o.id
    where o.org_id = s.org_id and o.staging_id = s.id order by x.taken, o.position, x.position limit 1),
  (select x.file_id from property_picture x where x.org_id = s.org_id and x.property_id = s.property_id order by x.position limit 1))`;

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

const isBumped = (sql: Sql) =>
  sql`exists (select from reservation r where r.org_id = s.org_id and r.staging_id = s.id and r.status = 'bumped')`;

/** For a sheet: everything of each, with the names of those it refers to. */
export const stagingSheet = (db: OrgDb, query: StagingsWanted, reader: Reader): Fragment => {
  const { sql } = db;
  return wholeList(db, { ...stagingList(db, query, reader), columns: whole(sql, reader) });
};

const partyName = (sql: Sql, column: Fragment, { withClients }: Pick<Reader, 'withClients'>) =>
  withClients ? sql`(select x.name from client x where x.org_id = s.org_id and x.id = ${column})` : sql`null`;

const whole = (sql: Sql, reader: Reader) => sql`${derived(sql, reader)}, ${sql.unsafe(openFields)},
  ${sql.unsafe(reader.withCosts ? guardedFields : hiddenFields)}, s.held_until as "heldUntil", s.installed_on as "installedOn",
  s.destaged_on as "destagedOn", ${partyName(sql, sql`s.agent_id`, reader)} as "agentName", ${partyName(sql, sql`s.homeowner_id`, reader)} as "homeownerName"`;

const stagingList = ({ sql, orgId }: OrgDb, query: StagingsWanted, reader: Reader): ListParts => {
  const { searchQuery: search } = query;
  const found = sql`concat_ws(' ', ${sql.unsafe(searched)}, s.number, p.address, p.city, p.zip ${reader.withClients ? sql`, c.name, c.company` : sql``})`;
  const where = sql`s.org_id = ${orgId}
    ${fieldConditions(sql, { table: stagingFields, query, alias: 's' })}
    ${query.status ? sql`and s.status = ${query.status}` : sql``}
    ${query.phase ? sql`and s.status in ${sql(phaseStatuses[query.phase satisfies Phase])}` : sql``}
    ${query.designerId ? sql`and s.designer_id = ${query.designerId}` : sql``}
    ${query.clientId ? sql`and ${query.clientId} in (s.client_id, s.agent_id, s.homeowner_id)` : sql``}
    ${query.propertyId ? sql`and s.property_id = ${query.propertyId}` : sql``}
    ${query.from ? sql`and s.held_until > ${query.from}::date` : sql``}
    ${query.to ? sql`and s.install_on <= ${query.to}::date` : sql``}
    ${query.attention ? attention(sql, query.attention, reader.today) : sql``}
    ${search ? sql`and strpos(plain(${found}), plain(${search})) > 0` : sql``}`;
  return {
    columns: sql`${derived(sql, reader)}, ${sql.unsafe(listedFields)}`,
    from: source(sql),
    where,
    order: order(sql, query),
    countFrom: search ? source(sql) : sql`staging s`,
  };
};

const attention = (sql: Sql, what: NonNullable<Query['attention']>, today: Reader['today']): Fragment => {
  const isOut = sql`s.status in ${sql(outStatuses)}`;
  switch (what) {
    case 'late':
      return sql`and ${isOut} and s.ends_on < ${today}::date`;
    case 'ending':
      return sql`and ${isOut} and s.ends_on >= ${today}::date
        and s.ends_on <= ${today}::date + coalesce((select (o.settings ->> 'noticeDays')::int from organization o where o.id = s.org_id), 0)`;
    case 'bumped':
      return sql`and s.status not in ${sql(endedStatuses)} and ${isBumped(sql)}`;
  }
};

const order = (sql: Sql, { sortBy, orderBy }: StagingsWanted) => {
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  switch (sortBy) {
    case 'installOn':
      return sql`s.install_on ${direction}, s.id`;
    case 'endsOn':
      return sql`s.ends_on ${direction}, s.id`;
    case 'number':
      return sql`s.number ${direction}`;
    case 'status':
      return sql`array_position(array(select jsonb_array_elements_text(${sql.json([...stagingStatuses])})), s.status) ${direction}, s.install_on, s.id`;
    case 'client':
      return sql`plain(c.name) ${direction}, s.install_on, s.id`;
    case 'updatedAt':
      return sql`s.updated_at ${direction}, s.id`;
    default:
      return sql`${fieldOrder(sql, { table: stagingFields, name: sortBy, alias: 's', direction })}, s.install_on, s.id`;
  }
};

/** The monthly rent of its pieces, without those that were taken away. */
export const rentOf = (
  sql: Sql,
) => sql`greatest(0, (select coalesce(sum(l.quantity::bigint * i.monthly_rent), 0)::float8 from design_line l join item i on i.org_id = l.org_id and i.id = l.item_id
  where l.org_id = s.org_id and l.staging_id = s.id and l.design_id = current_design(s.org_id, s.id))
  - (select coalesce(sum(r.quantity::bigint * i.monthly_rent), 0)::float8 from reservation r join item i on i.org_id = r.org_id and i.id = r.item_id
  where r.org_id = s.org_id and r.staging_id = s.id and r.status = 'bumped'))`;

/** A job without its rooms and money. */
export type StagingFacts = Omit<Staging, 'rooms' | 'design' | 'money' | 'today'> & { readonly rent: number };

/** With the monthly rent of its pieces. */
export const findStaging = async (
  { sql, orgId }: OrgDb,
  id: StagingId,
  reader: Reader,
): Promise<StagingFacts | undefined> => {
  const [staging] = await sql<StagingFacts[]>`
    select ${whole(sql, reader)}, ${changerName(sql, 's')} as "updatedBy",
      ${rentOf(sql)} as rent
    from ${source(sql)} where s.org_id = ${orgId} and s.id = ${id}`;
  return staging;
};

/** As much of a job as what is free for it follows from. */
export type StayFacts = Pick<Staging, 'status' | 'installOn' | 'endsOn' | 'installedOn'>;

export const findStay = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<StayFacts | undefined> => {
  const [stay] = await sql<StayFacts[]>`
    select status, install_on, ends_on, installed_on from staging where org_id = ${orgId} and id = ${id}`;
  return stay;
};

type Facts = Omit<z.output<typeof NewStaging>, 'rooms' | 'copyOf' | 'installOn' | 'endsOn'>;
export type LockedStaging = Facts & {
  readonly id: StagingId;
  readonly version: number;
  readonly number: number;
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  readonly heldUntil: string;
  readonly termDays: number;
  readonly installedOn: string | null;
  readonly destagedOn: string | null;
};

const allFields = selectedText(namesOf(stagingFields), 's');

/** Locked until the transaction ends, in the order of their ids: those who change the same jobs come one after the other. */
export const lockStagings = (
  { sql, orgId }: OrgDb,
  ids: readonly StagingId[],
): Promise<LockedStaging[]> => sql<LockedStaging[]>`
  select s.id, s.version, s.number, s.status, s.install_on, s.ends_on, s.held_until, s.term_days, s.installed_on, s.destaged_on,
    ${sql.unsafe(allFields)}
  from staging s where s.org_id = ${orgId} and s.id in ${sql(ids)} order by s.id for no key update`;

export const lockStaging = async (db: OrgDb, id: StagingId): Promise<LockedStaging | undefined> => {
  const [staging] = await lockStagings(db, [id]);
  return staging;
};

/** The next number of the organization. Whoever takes one at the same time waits, so that none is left out. */
const takeNumber = async ({ sql, orgId }: OrgDb): Promise<number> => {
  const [taken] = await sql<[{ last: number }]>`
    insert into code_counter as c (org_id, kind, last) values (${orgId}, 'staging', 1)
    on conflict (org_id, kind) do update set last = c.last + 1 returning last`;
  return taken.last;
};

export type NewJob = Facts & { installOn: string; endsOn: string; termDays: number; createdBy: UserId };

/** With the first version of its design, which holds its lines. */
export const addStaging = async (db: OrgDb, row: NewJob): Promise<StagingId> => {
  const { sql, orgId } = db;
  const id = newId<StagingId>();
  await sql`
    insert into staging (org_id, id, number, install_on, ends_on, held_until, term_days, created_by, ${sql.unsafe(columnsText(namesOf(stagingFields)))})
    values (${orgId}, ${id}, ${await takeNumber(db)}, ${row.installOn}, ${row.endsOn}, ${row.endsOn}, ${row.termDays}, ${row.createdBy},
      ${givenValues(sql, stagingFields, row)})`;
  await sql`insert into design (org_id, id, staging_id, number, created_by) values (${orgId}, ${newId()}, ${id}, 1, ${row.createdBy})`;
  return id;
};

export const changeStagingRow = async ({ sql, orgId }: OrgDb, id: StagingId, row: Facts) => {
  await sql`update staging set ${assignedValues(sql, stagingFields, row)} where org_id = ${orgId} and id = ${id}`;
};

export type Progress = Pick<LockedStaging, 'status' | 'heldUntil' | 'installedOn' | 'destagedOn'>;

export const setProgress = async ({ sql, orgId }: OrgDb, id: StagingId, row: Progress) => {
  await sql`update staging set status = ${row.status}, held_until = ${row.heldUntil}, installed_on = ${row.installedOn}, destaged_on = ${row.destagedOn}
    where org_id = ${orgId} and id = ${id}`;
};

export type StayDates = Pick<LockedStaging, 'installOn' | 'endsOn' | 'heldUntil' | 'termDays'>;

export const setStay = async ({ sql, orgId }: OrgDb, id: StagingId, row: StayDates) => {
  await sql`update staging set install_on = ${row.installOn}, ends_on = ${row.endsOn}, held_until = ${row.heldUntil}, term_days = ${row.termDays}
    where org_id = ${orgId} and id = ${id}`;
};

/** The version of its design whose lines are promised. */
export const findDesign = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<Staging['design']> => {
  const [design] = await sql<Staging['design'][]>`
    select number, status from design where org_id = ${orgId} and id = current_design(${orgId}, ${id})`;
  if (!design) throw new Error('A staging has a design from its beginning.');
  return design;
};

/** How long a job stays, where nobody says. */
export const findTermDays = async ({ sql, orgId }: OrgDb): Promise<number> => {
  const [found] = await sql<{ days: number }[]>`
    select coalesce((settings ->> 'initialTermDays')::int, 60) as days from organization where id = ${orgId}`;
  return found?.days ?? 60;
};

export const isStaging = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<boolean> => {
  const found = await sql`select 1 from staging where org_id = ${orgId} and id = ${id}`;
  return found.length > 0;
};
