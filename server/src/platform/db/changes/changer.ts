import type { OrgDb } from '../db.ts';

/** As columns: who changed a row last, and when, as the contract's `lastChange` has them. */
export const lastChange = (sql: OrgDb['sql'], alias: string) =>
  sql`${changedAt(sql, alias)} as "updatedAt", ${changer(sql, alias)}`;

/** As columns: who changed a row last, by name and id; null for one that nobody has changed since it was made. */
export const changer = (sql: OrgDb['sql'], alias: string) =>
  sql`(select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = ${sql(alias)}.updated_by) as "updatedBy",
    ${sql(alias)}.updated_by as "updatedById"`;

/** As a column: the moment of the last change, written the same by a row and inside JSON that PostgreSQL makes. */
const changedAt = (sql: OrgDb['sql'], alias: string) =>
  sql`replace(to_json(${sql(alias)}.updated_at) #>> '{}', '+00:00', 'Z')`;
