/**
 * What the screen of items can be asked: each filter alone, the pairs people use, each order, words. Beside it what a server
 * that answers this one question and no other would ask of `bare_item`, and the index it would have for that.
 */
export type ListCase = {
  readonly name: string;
  /** As the address of the list has it. */
  query(sample: Sample): string;
  /** Of `bare_item i`; `$4` is `value`. */
  readonly where?: string;
  /** The same whatever is asked: the index holds nothing else. */
  readonly always?: string;
  value?(sample: Sample): string;
  readonly order?: string;
  /** Of what is put away instead of what is in use. */
  readonly isArchived?: boolean;
  /** What the index has between the organization and the order. */
  readonly key?: string;
  /** Instead of an index in the order of names. */
  readonly index?: string;
};

export type Sample = Record<'category' | 'bin' | 'vendor', string>;

const stock = "i.deleted_at is null and i.status <> 'archived'";
const archived = "i.deleted_at is null and i.status = 'archived'";
const at = `i.id in (select u.item_id from unit u where u.org_id = $1 and u.lifecycle in ('active', 'lost') and u.location_id = $4::uuid)`;
const has = (state: string): Pick<ListCase, 'always'> => ({ always: `i.${state} > 0` });
const inCategory = { key: 'category_id, ', value: ({ category }: Sample) => category };
const ofCategory = 'i.category_id = $4::uuid';
const words = (text: string): Pick<ListCase, 'where' | 'value' | 'index'> => ({
  where: "i.found_by like '%' || $4 || '%'",
  value: () => text,
  index: `using gin (org_id, found_by gin_trgm_ops) where ${stock.replaceAll('i.', '')}`,
});
const upTo = (measure: string, most: number): ListCase => ({
  name: `up to a ${measure}`,
  query: () => `max${measure[0]?.toUpperCase()}${measure.slice(1)}=${most}`,
  where: `i.${measure} <= $4::int`,
  value: () => String(most),
  index: `(org_id, ${measure}) where ${stock.replaceAll('i.', '')}`,
});
const sorted = (by: string, order: string, direction: 'asc' | 'desc' = 'asc'): ListCase => ({
  name: `by ${by}, ${direction}`,
  query: () => `sortBy=${by}&orderBy=${direction}`,
  order,
  index: `(org_id, ${order.replaceAll('i.', '')}) where ${stock.replaceAll('i.', '')}`,
});

export const listCases: readonly ListCase[] = [
  { name: 'everything', query: () => '' },
  { name: 'available', query: () => 'selectedStatus=available', ...has('available') },
  { name: 'in repair', query: () => 'selectedStatus=in_repair', ...has('in_repair') },
  { name: 'missing', query: () => 'selectedStatus=missing', ...has('missing') },
  { name: 'without pieces', query: () => 'selectedStatus=none', always: "i.shown_status = 'none'" },
  {
    name: 'category',
    query: ({ category }) => `selectedCategory=${category}`,
    where: ofCategory,
    ...inCategory,
  },
  { name: 'location', query: ({ bin }) => `selectedLocation=${bin}`, where: at, value: ({ bin }) => bin },
  {
    name: 'color',
    query: () => 'colors=beige',
    where: 'i.color_family = $4',
    key: 'color_family, ',
    value: () => 'beige',
  },
  { name: 'style', query: () => 'styles=Modern', always: "i.styles ? 'Modern'" },
  { name: 'room', query: () => 'roomTypes=living', always: "i.room_types ? 'living'" },
  { name: 'tag', query: () => 'tags=hero', always: "i.tags ? 'hero'" },
  {
    name: 'vendor',
    query: ({ vendor }) => `vendorId=${vendor}`,
    where: 'i.vendor_id = $4::uuid',
    key: 'vendor_id, ',
    value: ({ vendor }) => vendor,
  },
  { name: 'bulk', query: () => 'tracking=bulk', always: "i.tracking = 'bulk'" },
  { name: 'by the piece', query: () => 'tracking=unit', always: "i.tracking = 'unit'" },
  { name: 'draft', query: () => 'status=draft', always: "i.status = 'draft'" },
  { name: 'archived', query: () => 'status=archived', isArchived: true },
  upTo('width', 900),
  upTo('depth', 500),
  upTo('height', 800),
  {
    name: 'rent',
    query: () => 'minRent=15000',
    where: 'i.monthly_rent >= $4::int',
    value: () => '15000',
    index: `(org_id, monthly_rent) where ${stock.replaceAll('i.', '')}`,
  },
  {
    name: 'free on days',
    query: () => 'freeFrom=2027-01-01&freeTo=2027-01-09',
    where: `i.owned - i.missing - i.in_repair > 0 and i.id not in (select taken_items($1, '2027-01-01', '2027-01-10'))`,
  },
  {
    name: 'category + available',
    query: ({ category }) => `selectedCategory=${category}&selectedStatus=available`,
    where: ofCategory,
    ...has('available'),
    ...inCategory,
  },
  {
    name: 'category + in repair',
    query: ({ category }) => `selectedCategory=${category}&selectedStatus=in_repair`,
    where: ofCategory,
    ...has('in_repair'),
    ...inCategory,
  },
  {
    name: 'category + color',
    query: ({ category }) => `selectedCategory=${category}&colors=beige`,
    where: ofCategory,
    always: "i.color_family = 'beige'",
    ...inCategory,
  },
  {
    name: 'category + style',
    query: ({ category }) => `selectedCategory=${category}&styles=Modern`,
    where: ofCategory,
    always: "i.styles ? 'Modern'",
    ...inCategory,
  },
  {
    name: 'location + available',
    query: ({ bin }) => `selectedLocation=${bin}&selectedStatus=available`,
    where: at,
    ...has('available'),
    value: ({ bin }) => bin,
  },
  {
    name: 'color + available',
    query: () => 'colors=beige&selectedStatus=available',
    where: 'i.color_family = $4',
    ...has('available'),
    key: 'color_family, ',
    value: () => 'beige',
  },
  { name: 'words', query: () => 'searchQuery=harlow', ...words('harlow') },
  {
    name: 'words + available',
    query: () => 'searchQuery=harlow&selectedStatus=available',
    ...words('harlow'),
    ...has('available'),
  },
  {
    name: 'words + category',
    query: ({ category }) => `searchQuery=harlow&selectedCategory=${category}`,
    where: `i.found_by like '%harlow%' and ${ofCategory}`,
    ...inCategory,
  },
  {
    name: 'words + color',
    query: () => 'searchQuery=harlow&colors=beige',
    ...words('harlow'),
    always: "i.color_family = 'beige'",
  },
  {
    name: 'words + style',
    query: () => 'searchQuery=harlow&styles=Modern',
    ...words('harlow'),
    always: "i.styles ? 'Modern'",
  },
  {
    name: 'words + vendor',
    query: ({ vendor }) => `searchQuery=harlow&vendorId=${vendor}`,
    where: `i.found_by like '%harlow%' and i.vendor_id = $4::uuid`,
    key: 'vendor_id, ',
    value: ({ vendor }) => vendor,
  },
  sorted('name', 'i.sort_name desc, i.id desc', 'desc'),
  sorted('sku', 'lower(i.sku), i.sort_name, i.id'),
  sorted('sku', 'lower(i.sku) desc, i.sort_name desc, i.id desc', 'desc'),
  sorted('monthlyRent', 'i.monthly_rent, i.sort_name, i.id'),
  sorted('monthlyRent', 'i.monthly_rent desc nulls last, i.sort_name desc, i.id desc', 'desc'),
  sorted('width', 'i.width, i.sort_name, i.id'),
  sorted('owned', 'i.owned desc, i.sort_name desc, i.id desc', 'desc'),
  sorted('available', 'i.available desc, i.sort_name desc, i.id desc', 'desc'),
  {
    name: 'by category, asc',
    query: () => 'sortBy=category&orderBy=asc',
    order: 'i.category_key, i.sort_name, i.id',
    index: `(org_id, category_key, sort_name, id) where ${stock.replaceAll('i.', '')}`,
  },
  sorted('createdAt', 'i.created_at desc, i.id desc', 'desc'),
  sorted('updatedAt', 'i.updated_at desc, i.id desc', 'desc'),
];

const fits = ({ where, always, isArchived }: ListCase) =>
  ['i.org_id = $1', isArchived ? archived : stock, where, always].filter(Boolean).join(' and ');

/** The statement of each case, by its name. */
export const listStatements: Readonly<Record<string, string>> = Object.fromEntries(
  listCases.map((each) => [
    each.name,
    `select i.*, c.name as category_name, (select count(*)::int from bare_item i where ${fits(each)}) as total
     from bare_item i join category c on c.org_id = i.org_id and c.id = i.category_id
     where ${fits(each)} order by ${each.order ?? 'i.sort_name, i.id'} limit $2 offset $3`,
  ]),
);

/** One index for each question. */
export const bareIndexes = listCases.map(({ always, isArchived, key = '', index }, nth) => {
  const held = [isArchived ? archived : stock, always].filter(Boolean).join(' and ').replaceAll('i.', '');
  return `create index bare_item_${nth} on bare_item ${index ?? `(org_id, ${key}sort_name, id) where ${held}`}`;
});
