const inUse = `i.org_id = $1 and i.deleted_at is null and i.status <> 'archived'`;

/** What the product finds when nothing is mistyped: items that have each of the words, wherever it stands. Codes of pieces are not looked at. */
const searchOf = (found: string) => `
    with found as (${found})
    select f.*, c.name as category_name, (select count(*)::int from found) as total from found f join category c on c.org_id = f.org_id and c.id = f.category_id
    order by f.sort_name, f.id limit $2 offset $3`;
const has = (parameter: string) => `i.found_by like '%' || ${parameter} || '%'`;

/** What a server that does nothing else would ask, as prepared statements: no token, no tenancy, no audit, no checks. */
export const bareStatements = {
  members: `
    select m.id, m.version, m.user_id, u.first_name, u.last_name, u.email, u.phone, m.role_key as role, coalesce(r.name, m.role_key) as role_name,
      m.status, m.title, m.color, m.joined_at, m.last_seen_at, count(*) over ()::int as total
    from membership m join app_user u on u.id = m.user_id left join role r on r.org_id = m.org_id and r.id = m.role_id
    where m.org_id = $1 and m.status <> 'left'
    order by lower(u.first_name), lower(u.last_name), m.id limit $2 offset $3`,
  items: `
    select i.*, c.name as category_name, (select count(*)::int from item x where x.org_id = $1 and x.deleted_at is null and x.status <> 'archived' and x.category_id = $4) as total
    from item i join category c on c.org_id = i.org_id and c.id = i.category_id
    where i.org_id = $1 and i.deleted_at is null and i.status <> 'archived' and i.category_id = $4
    order by i.sort_name, i.id limit $2 offset $3`,
  search: searchOf(
    `select i.* from item i where ${inUse} and ${has('$4')} and ${has('$5')} and ${has('$6')}`,
  ),
  searchOne: searchOf(`select i.* from item i where ${inUse} and ${has('$4')}`),
  detail: `
    select i.*, c.name as category_name, v.name as vendor_name, (select json_agg(p.file_id order by p.position) from item_picture p where p.org_id = i.org_id and p.item_id = i.id) as pictures
    from item i join category c on c.org_id = i.org_id and c.id = i.category_id left join vendor v on v.org_id = i.org_id and v.id = i.vendor_id
    where i.org_id = $1 and i.id = $2`,
  create: `insert into item (org_id, id, category_id, name, sku, tracking) values ($1, gen_random_uuid(), $2, $3, '', 'unit') returning *`,
  update: `update item set monthly_rent = $3::int where org_id = $1 and id = $2 returning *`,
} as const;

export type BareStatement = keyof typeof bareStatements;
