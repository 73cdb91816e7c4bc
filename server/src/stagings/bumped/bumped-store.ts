import type { StagingId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { OrgDb } from '../../platform/db/db.ts';

export type Loss = { readonly itemName: string; readonly quantity: number; readonly by: string | null };
export type BumpedJob = { readonly number: number; readonly name: string; readonly organization: string };

/** Locked, as by everybody who changes what it is promised. */
export const lockBumpedJob = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<BumpedJob | undefined> => {
  const [job] = await sql<BumpedJob[]>`
    select s.number, s.name, o.name as organization from staging s join organization o on o.id = s.org_id where s.org_id = ${orgId} and s.id = ${id}
    for no key update of s`;
  return job;
};

/** What a job lost that nobody was told of yet; from now on somebody was. */
export const takeUntold = ({ sql, orgId }: OrgDb, id: StagingId): Promise<Loss[]> => sql<Loss[]>`
  with untold as (update reservation r set told_at = now()
    where r.org_id = ${orgId} and r.staging_id = ${id} and r.status = 'bumped' and r.told_at is null returning r.item_id, r.quantity, r.bumped_by)
  select i.name as "itemName", sum(t.quantity)::int as quantity, min('#' || x.number || ' ' || x.name) as by from untold t
  join item i on i.org_id = ${orgId} and i.id = t.item_id left join staging x on x.org_id = ${orgId} and x.id = t.bumped_by
  group by i.id, i.name order by i.name`;

export type Told = {
  readonly email: string;
  readonly locale: Language;
  /** Else an owner, who is told because nobody designs it. */
  readonly isDesigner: boolean;
};

/** Its designer; the owners where nobody is. */
export const findTold = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<Told[]> => {
  const people = await sql<Told[]>`
    select u.email, coalesce(u.locale, o.locale) as locale, coalesce(m.id = s.designer_id, false) as "isDesigner"
    from staging s join organization o on o.id = s.org_id join membership m on m.org_id = s.org_id and m.status = 'active'
      and (m.id = s.designer_id or m.role_key = 'owner')
    join app_user u on u.id = m.user_id and u.status <> 'disabled'
    where s.org_id = ${orgId} and s.id = ${id} order by u.email`;
  const designers = people.filter(({ isDesigner }) => isDesigner);
  return designers.length > 0 ? designers : people;
};
