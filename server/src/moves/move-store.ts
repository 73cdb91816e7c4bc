import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { MembershipId, MoveId, StagingId, UserId } from '@archway/contract/kernel/ids';
import type { NowThere } from '@archway/contract/kernel/now-there';
import type { Move, MoveRow, MovesQuery, NewMove } from '@archway/contract/moves/move';
import { moveFields, moveListFields } from '@archway/contract/moves/move-fields';
import {
  endedMoveStatuses,
  type MoveKind,
  type MoveStatus,
  moveStatuses,
} from '@archway/contract/moves/states';
import type * as z from 'zod';
import { changer } from '../platform/db/changes/changer.ts';
import { takeNumber } from '../platform/db/changes/take-number.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { anyOf } from '../platform/db/lists/any-of.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  selectedText,
} from '../platform/db/lists/field-columns.ts';
import { jsonPage } from '../platform/db/lists/json-page.ts';
import { listOrder } from '../platform/db/lists/list-order.ts';
import { newId } from '../platform/ids.ts';
import { loadColumn } from './load-store.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof MovesQuery>;
type Facts = Omit<z.output<typeof NewMove>, 'stagingId' | 'kind' | 'status' | 'crewIds'>;

const source = (sql: Sql) => sql`move v
  join staging s on s.org_id = v.org_id and s.id = v.staging_id
  join property p on p.org_id = s.org_id and p.id = s.property_id`;

const memberName = (
  sql: Sql,
  id: ReturnType<Sql>,
) => sql`(select nullif(concat_ws(' ', u.first_name, u.last_name), '')
  from membership m join app_user u on u.id = m.user_id where m.org_id = v.org_id and m.id = ${id})`;

const derived = (
  sql: Sql,
) => sql`v.id, v.version, v.number, v.kind, v.status, v.staging_id as "stagingId", s.number as "stagingNumber",
  s.name as "stagingName", p.address, p.city, ${memberName(sql, sql`v.lead_id`)} as "leadName",
  (select l.name from storage_location l where l.org_id = v.org_id and l.id = v.vehicle_id) as "vehicleName",
  coalesce((select json_agg(json_build_object('id', c.member_id, 'name', ${memberName(sql, sql`c.member_id`)}) order by c.member_id)
    from move_crew c where c.org_id = v.org_id and c.move_id = v.id), '[]') as crew,
  (select least(coalesce(sum(l.planned), 0), 2147483647)::int from move_line l where l.org_id = v.org_id and l.move_id = v.id
    and not l.is_extra and l.substitute_for is null) as planned,
  (select json_build_object('planned', coalesce(sum(l.planned) filter (where not l.is_extra and l.substitute_for is null), 0),
      'picked', coalesce(sum(l.picked), 0), 'dropped', coalesce(sum(l.dropped), 0), 'returned', coalesce(sum(l.returned), 0),
      'missing', coalesce(sum(l.missing), 0), 'sold', coalesce(sum(l.sold), 0), 'short', coalesce(sum(l.short), 0))
    from move_line l where l.org_id = v.org_id and l.move_id = v.id) as progress,
  ${loadColumn(sql)} as load, v.updated_at as "updatedAt"`;

const listed = selectedText(namesOf(moveListFields), 'v');
const whole = selectedText(namesOf(moveFields), 'v');

export const movePage = (db: OrgDb, query: Query, now: NowThere) => {
  const { sql, orgId } = db;
  return jsonPage<MoveRow>(
    db,
    {
      columns: sql`${derived(sql)}, ${sql.unsafe(listed)}`,
      from: source(sql),
      countFrom: query.searchQuery ? source(sql) : sql`move v`,
      where: sql`v.org_id = ${orgId}
        ${query.kind ? sql`and v.kind = ${query.kind}` : sql``}
        ${query.status ? sql`and v.status = ${query.status}` : sql``}
        ${query.stagingId ? sql`and v.staging_id = ${query.stagingId}` : sql``}
        ${query.vehicleId ? sql`and v.vehicle_id = ${query.vehicleId}` : sql``}
        ${query.from ? sql`and v.scheduled_on >= ${query.from}::date` : sql``}
        ${query.to ? sql`and v.scheduled_on <= ${query.to}::date` : sql``}
        ${query.memberId ? sql`and (v.lead_id = ${query.memberId} or exists (select from move_crew c where c.org_id = ${orgId} and c.move_id = v.id and c.member_id = ${query.memberId}))` : sql``}
        ${query.attention ? sql`and v.status not in ${sql(endedMoveStatuses)} and ${attention(sql, query.attention, now)}` : sql``}
        ${query.searchQuery ? sql`and strpos(concat_ws(' ', v.number, s.sort_name, p.sort_address, p.sort_city), (select plain(${query.searchQuery}))) > 0` : sql``}`,
      order: listOrder(
        sql,
        { table: moveFields, alias: 'v' },
        {
          query,
          others: {
            number: sql`v.number`,
            next: nextOf(sql, query),
            status: sql`array_position(array(select jsonb_array_elements_text(${sql.json([...moveStatuses])})), v.status)`,
            updatedAt: sql`v.updated_at`,
          },
          last: lastOf(sql, query),
        },
      ),
    },
    query,
  );
};

/** What is over stands last whatever the order, and there the latest comes first. */
const nextOf = (sql: Sql, { orderBy }: Pick<Query, 'orderBy'>) =>
  sql`(v.status in ${sql(endedMoveStatuses)}) ${orderBy === 'desc' ? sql`desc` : sql`asc`},
    case when v.status in ${sql(endedMoveStatuses)} then date '9999-12-31' - v.scheduled_on else v.scheduled_on - date '0001-01-01' end`;

const lastOf = (sql: Sql, { sortBy }: Pick<Query, 'sortBy'>) =>
  sortBy === 'scheduledOn' || sortBy === 'next' ? sql`v.starts_at, v.number` : sql`v.scheduled_on`;

const attention = (sql: Sql, what: NonNullable<Query['attention']>, { today, time }: NowThere) =>
  what === 'late'
    ? sql`(v.scheduled_on < ${today}::date or (v.scheduled_on = ${today}::date and v.ends_at <> '' and v.ends_at <= ${time}))`
    : sql`(v.lead_id is null or v.vehicle_id is null)`;

/** A move without what goes along. */
export type MoveFacts = Omit<Move, 'lines' | 'labels' | 'transfers' | 'elsewhere'>;

export const findMove = async ({ sql, orgId }: OrgDb, id: MoveId): Promise<MoveFacts | undefined> => {
  const [move] = await sql<MoveFacts[]>`
    select ${derived(sql)}, ${sql.unsafe(whole)}, s.property_id as "propertyId", p.latitude, p.longitude,
      greatest(s.ends_on, v.scheduled_on) as "staysUntil", ${changer(sql, 'v')}
    from ${source(sql)} where v.org_id = ${orgId} and v.id = ${id}`;
  return move;
};

export const isMove = async ({ sql, orgId }: OrgDb, id: MoveId): Promise<boolean> =>
  (await sql`select 1 from move where org_id = ${orgId} and id = ${id}`).length > 0;

export type LockedMove = Facts & {
  readonly id: MoveId;
  readonly version: number;
  readonly number: number;
  readonly kind: MoveKind;
  readonly status: MoveStatus;
  readonly stagingId: StagingId;
};

/** Locked until the transaction ends. */
export const lockMove = async ({ sql, orgId }: OrgDb, id: MoveId): Promise<LockedMove | undefined> => {
  const [move] = await sql<LockedMove[]>`
    select v.id, v.version, v.number, v.kind, v.status, v.staging_id, ${sql.unsafe(whole)} from move v
    where v.org_id = ${orgId} and v.id = ${id} for no key update`;
  return move;
};

/** The same of several, in the order of their ids. */
export const lockMoves = ({ sql, orgId }: OrgDb, ids: readonly MoveId[]): Promise<LockedMove[]> => sql<
  LockedMove[]
>`
  select v.id, v.version, v.number, v.kind, v.status, v.staging_id, ${sql.unsafe(whole)} from move v
  where v.org_id = ${orgId} and v.id = ${anyOf(sql, ids)} order by v.id for no key update`;

/** All of a job, in the same order. */
export const lockMovesOfJob = ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<LockedMove[]> => sql<
  LockedMove[]
>`
  select v.id, v.version, v.number, v.kind, v.status, v.staging_id, ${sql.unsafe(whole)} from move v
  where v.org_id = ${orgId} and v.staging_id = ${stagingId} order by v.id for no key update`;

/** Jobs in the order of their ids, locked until the transaction ends. */
export const lockJobs = async ({ sql, orgId }: OrgDb, ids: readonly StagingId[]) => {
  await sql`select 1 from staging s where s.org_id = ${orgId} and s.id = ${anyOf(sql, ids)} order by s.id for no key update`;
};

/** The open move of a kind, of which a job has one at most. */
export const findOpenMove = async (
  { sql, orgId }: OrgDb,
  stagingId: StagingId,
  kind: MoveKind,
): Promise<{ id: MoveId; number: number; status: MoveStatus } | undefined> => {
  const [move] = await sql<{ id: MoveId; number: number; status: MoveStatus }[]>`
    select id, number, status from move where org_id = ${orgId} and staging_id = ${stagingId} and kind = ${kind} and status not in ${sql(endedMoveStatuses)}`;
  return move;
};

type NewRow = Facts & { stagingId: StagingId; kind: MoveKind; status: MoveStatus; createdBy: UserId };

export const addMove = async (db: OrgDb, row: NewRow): Promise<{ id: MoveId; number: number }> => {
  const { sql, orgId } = db;
  const id = newId<MoveId>();
  const number = await takeNumber(db, 'move');
  await sql`
    insert into move (org_id, id, number, staging_id, kind, status, created_by, ${sql.unsafe(columnsText(namesOf(moveFields)))})
    values (${orgId}, ${id}, ${number}, ${row.stagingId}, ${row.kind}, ${row.status}, ${row.createdBy}, ${givenValues(sql, moveFields, row)})`;
  return { id, number };
};

export const changeMoveRow = async ({ sql, orgId }: OrgDb, id: MoveId, row: Facts) => {
  await sql`update move set ${assignedValues(sql, moveFields, row)} where org_id = ${orgId} and id = ${id}`;
};

export const setMoveStatus = async ({ sql, orgId }: OrgDb, id: MoveId, status: MoveStatus) => {
  await sql`update move set status = ${status} where org_id = ${orgId} and id = ${id}`;
};

export const crewOf = async ({ sql, orgId }: OrgDb, id: MoveId): Promise<MembershipId[]> => {
  const rows = await sql<{ memberId: MembershipId }[]>`
    select member_id from move_crew where org_id = ${orgId} and move_id = ${id} order by member_id`;
  return rows.map(({ memberId }) => memberId);
};

export const setCrew = async ({ sql, orgId }: OrgDb, id: MoveId, ids: readonly MembershipId[]) => {
  await sql`delete from move_crew where org_id = ${orgId} and move_id = ${id}`;
  const rows = [...new Set(ids)].map((memberId) => ({ memberId }));
  if (rows.length > 0)
    await sql`insert into move_crew (org_id, move_id, member_id)
      select ${orgId}, ${id}, n."memberId" from jsonb_to_recordset(${sql.json(rows)}) as n ("memberId" uuid)`;
};
