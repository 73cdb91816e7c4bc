import { namesOf, namesWhere } from '@archway/contract/kernel/fields/fields';
import { stagingFields } from '@archway/contract/stagings/staging-fields';
import type { OrgDb } from '../platform/db/db.ts';
import { selectedText } from '../platform/db/lists/field-columns.ts';
import type { Fragment } from '../platform/db/pool.ts';

type Sql = OrgDb['sql'];

/** Who is asking, as far as rows are shown differently. */
export type Reader = {
  readonly withClients: boolean;
  readonly withCosts: boolean;
  readonly today: string | Fragment;
};

const guarded = namesWhere(stagingFields, 'guard') as readonly string[];
const openFields = selectedText(
  namesOf(stagingFields).filter((name) => !guarded.includes(name)),
  's',
);
const guardedFields = selectedText(guarded, 's');
const hiddenFields = guarded.map((name) => `null::int as "${name}"`).join(', ');
export const source = (sql: Sql) => sql`staging s
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
export const derived = (
  sql: Sql,
  { withClients }: Pick<Reader, 'withClients'>,
) => sql`s.id, s.version, s.number, s.status,
  s.install_on as "installOn", s.ends_on as "endsOn", s.term_days as "termDays",
  ${withClients ? sql`c.name` : sql`null`} as "clientName", p.address, p.city, p.latitude, p.longitude,
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as "designerName", m.color as "designerColor", s.auto_renew as "autoRenew",
  ${promised(sql, sql`r.status in ('soft', 'firm', 'out')`)} as pieces, ${promised(sql, sql`r.status = 'bumped'`)} as bumped,
  s.updated_at as "updatedAt"`;

const partyName = (sql: Sql, column: Fragment, { withClients }: Pick<Reader, 'withClients'>) =>
  withClients ? sql`(select x.name from client x where x.org_id = s.org_id and x.id = ${column})` : sql`null`;

export const whole = (sql: Sql, reader: Reader) => sql`${derived(sql, reader)}, ${sql.unsafe(openFields)},
  ${sql.unsafe(reader.withCosts ? guardedFields : hiddenFields)}, s.held_until as "heldUntil", s.installed_on as "installedOn",
  s.destaged_on as "destagedOn", ${partyName(sql, sql`s.agent_id`, reader)} as "agentName", ${partyName(sql, sql`s.homeowner_id`, reader)} as "homeownerName"`;

/** The monthly rent of its pieces, without those that were taken away. */
export const rentOf = (
  sql: Sql,
) => sql`greatest(0, (select coalesce(sum(l.quantity::bigint * i.monthly_rent), 0)::float8 from design_line l join item i on i.org_id = l.org_id and i.id = l.item_id
  where l.org_id = s.org_id and l.staging_id = s.id and l.design_id = current_design(s.org_id, s.id))
  - (select coalesce(sum(r.quantity::bigint * i.monthly_rent), 0)::float8 from reservation r join item i on i.org_id = r.org_id and i.id = r.item_id
  where r.org_id = s.org_id and r.staging_id = s.id and r.status = 'bumped'))`;
