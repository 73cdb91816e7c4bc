import type { ListCase } from './list-cases.ts';

type StagingCase = Pick<ListCase, 'name' | 'query' | 'where' | 'value' | 'order'>;

const sorted = (by: string, order: string, direction: 'asc' | 'desc' = 'asc'): StagingCase => ({
  name: `stagings by ${by}, ${direction}`,
  query: () => `sortBy=${by}&orderBy=${direction}`,
  order,
});
const statuses = ['lead', 'quoted', 'confirmed', 'designing', 'ready', 'installing', 'live', 'notice'];

/** What the stagings page can be asked. */
export const stagingCases: readonly StagingCase[] = [
  { name: 'stagings', query: () => '' },
  {
    name: 'live stagings',
    query: () => 'status=live',
    where: 's.status = $4',
    value: () => 'live',
  },
  {
    name: 'stagings by words',
    query: () => 'searchQuery=maple',
    where:
      "lower(concat_ws(' ', s.name, s.number, p.address, p.city, p.zip, c.name, c.company)) like '%' || $4 || '%'",
    value: () => 'maple',
  },
  sorted('installOn', 's.install_on desc, s.id', 'desc'),
  sorted('endsOn', 's.ends_on, s.id'),
  sorted('number', 's.number desc', 'desc'),
  sorted('name', 'lower(s.name), s.install_on, s.id'),
  sorted('type', 's.type, s.install_on, s.id'),
  sorted(
    'status',
    `array_position(array['${statuses.join("', '")}', 'destaging', 'closed', 'lost', 'canceled'], s.status), s.install_on, s.id`,
  ),
  sorted('client', 'lower(c.name), s.install_on, s.id'),
  sorted('updatedAt', 's.updated_at desc, s.id', 'desc'),
];

const source = `staging s join property p on p.org_id = s.org_id and p.id = s.property_id join client c on c.org_id = s.org_id and c.id = s.client_id
  left join membership m on m.org_id = s.org_id and m.id = s.designer_id left join app_user u on u.id = m.user_id`;
/** Of its newest design: as the product, the bare statement answers with its status and the rent of its pieces. */
const newest = (column: string) =>
  `(select d.${column} from design d where d.org_id = s.org_id and d.staging_id = s.id order by d.number desc limit 1)`;
const rent = `coalesce(s.monthly_amount, (select sum(l.quantity::bigint * i.monthly_rent)::float8 from design_line l join item i on i.org_id = l.org_id and i.id = l.item_id
  where l.org_id = s.org_id and l.design_id = ${newest('id')}))`;
const cover = `coalesce((select x.file_id from staging_room o join room_picture x on x.org_id = o.org_id and x.room_id = o.id
  where o.org_id = s.org_id and o.staging_id = s.id order by x.taken, o.position, x.position limit 1),
  (select x.file_id from property_picture x where x.org_id = s.org_id and x.property_id = s.property_id order by x.position limit 1))`;
const promised = (statusesOf: string) =>
  `(select coalesce(sum(r.quantity), 0)::int from reservation r where r.org_id = s.org_id and r.staging_id = s.id and r.status in (${statusesOf}))`;
const fits = ({ where }: StagingCase) => ['s.org_id = $1', where].filter(Boolean).join(' and ');

/** The statement of each case, by its name: the same columns, page and total. */
export const stagingStatements: Readonly<Record<string, string>> = Object.fromEntries(
  stagingCases.map((each) => [
    each.name,
    `select s.id, s.version, s.number, s.name, s.type, s.status, s.designer_id, s.client_id, s.property_id, s.install_on, s.ends_on, s.term_days, s.auto_renew,
       c.name as client_name, p.address, p.city, p.latitude, p.longitude, concat_ws(' ', u.first_name, u.last_name) as designer_name, m.color, s.updated_at,
       ${rent} as monthly, ${newest('status')} as design_status, ${cover} as cover_id,
       ${promised("'soft', 'firm', 'out'")} as pieces, ${promised("'bumped'")} as bumped,
       (select count(*)::int from ${each.name === 'stagings by words' ? source : 'staging s'} where ${fits(each)}) as total
     from ${source} where ${fits(each)} order by ${each.order ?? 's.install_on, s.id'} limit $2 offset $3`,
  ]),
);
