import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { StagingId, UserId } from '@archway/contract/kernel/ids';
import type { NewStaging, Staging } from '@archway/contract/stagings/staging';
import { stagingFields } from '@archway/contract/stagings/staging-fields';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type * as z from 'zod';
import { changer } from '../platform/db/changes/changer.ts';
import { takeNumber } from '../platform/db/changes/take-number.ts';
import type { OrgDb } from '../platform/db/db.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  selectedText,
} from '../platform/db/lists/field-columns.ts';
import { newId } from '../platform/ids.ts';
import { type Reader, rentOf, source, whole } from './staging-columns-store.ts';

/** A job without its rooms and money. */
export type StagingFacts = Omit<Staging, 'rooms' | 'design' | 'money' | 'today'> & { readonly rent: number };

/** With the monthly rent of its pieces. */
export const findStaging = async (
  { sql, orgId }: OrgDb,
  id: StagingId,
  reader: Reader,
): Promise<StagingFacts | undefined> => {
  const [staging] = await sql<StagingFacts[]>`
    select ${whole(sql, reader)}, ${changer(sql, 's')},
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

export type NewJob = Facts & { installOn: string; endsOn: string; termDays: number; createdBy: UserId };

/** With the first version of its design, which holds its lines. */
export const addStaging = async (db: OrgDb, row: NewJob): Promise<StagingId> => {
  const { sql, orgId } = db;
  const id = newId<StagingId>();
  await sql`
    insert into staging (org_id, id, number, install_on, ends_on, held_until, term_days, created_by, ${sql.unsafe(columnsText(namesOf(stagingFields)))})
    values (${orgId}, ${id}, ${await takeNumber(db, 'staging')}, ${row.installOn}, ${row.endsOn}, ${row.endsOn}, ${row.termDays}, ${row.createdBy},
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
