import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../../../../test/people.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let orgId: string;
let kinds: string[];
let vendors: string[];
let bins: string[];

beforeAll(async () => {
  boss = await owner(app);
  orgId = boss.user.activeOrganization!.id;
  const { category, bin } = warehouseOf(boss);
  const seating = await category('Seating');
  kinds = [seating, await category('Chairs', seating), await category('Tables')];
  bins = [await bin(), await bin()];
  vendors = await Promise.all(
    ['Acme', 'Beech'].map(async (name) => (await boss.post('/vendors', { name })).body.id),
  );
  await app.sql`insert into item (org_id, id, category_id, vendor_id, name, tracking, status, color_family, styles, tags, room_types, monthly_rent, width, custom_fields)
    select ${orgId}, gen_random_uuid(), (${app.sql.json(kinds)}::jsonb ->> (n % 3))::uuid, (${app.sql.json(vendors)}::jsonb ->> (n % 5))::uuid,
      'Piece ' || (n * 7919 % 401), case when n % 9 = 0 then 'bulk' else 'unit' end, (array['active', 'active', 'active', 'draft', 'archived'])[1 + n % 5],
      (array['beige', 'black', null, 'white'])[1 + n % 4], case when n % 3 = 0 then '["Modern"]' when n % 40 = 1 then '["Modern", "Rare"]' else '[]' end::jsonb,
      case when n % 6 = 0 then '["Hero", "sale"]' else '[]' end::jsonb, case when n % 4 = 0 then '["living", "office"]' else '[]' end::jsonb, n % 50 * 100, 100 + n % 70,
      case when n % 3 = 0 then jsonb_build_object(${fabric}::text, 'Oak, oiled') when n % 7 = 0 then jsonb_build_object(${fabric}::text, 'Wool', ${ticked}::text, true) else '{}' end
    from generate_series(1, 300) n`;
  await app.sql`insert into unit (org_id, id, item_id, code, location_id, custody, lifecycle)
    select ${orgId}, gen_random_uuid(), i.id, 'P-' || row_number() over () , (${app.sql.json(bins)}::jsonb ->> (i.width % 2))::uuid,
      (array['in_storage', 'in_storage', 'on_site', 'in_repair', 'in_storage', 'missing'])[1 + (i.width + k) % 6], case when i.width % 11 = 0 then 'retired' else 'active' end
    from item i, generate_series(1, 2) k where i.org_id = ${orgId} and i.tracking = 'unit' and i.width % 7 <> 0 and (k = 1 or i.width % 2 = 0)`;
});

const fabric = '018f0000-0000-7000-8000-00000000fab1';
const ticked = '018f0000-0000-7000-8000-0000000071c8';

type Row = Record<
  'id' | 'categoryId' | 'vendorId' | 'tracking' | 'status' | 'colorFamily' | 'sortName',
  string
> & {
  styles: string[];
  tags: string[];
  roomTypes: string[];
  monthlyRent: number | null;
  customFields: Record<string, unknown>;
  locations: string[];
  states: string[];
};

/** Everything there is, with what its pieces say, read without the help of any trigger. */
const everyItem = () => app.sql<Row[]>`
  select i.*, array_to_json(array(select u.location_id from unit u where u.org_id = i.org_id and u.item_id = i.id and u.lifecycle in ('active', 'lost'))) as locations,
    array_to_json(array(select case when u.lifecycle = 'lost' then 'missing' when u.lifecycle = 'disposed' then 'retired' when u.lifecycle <> 'active' then u.lifecycle
      when u.custody = 'in_storage' then 'available' when u.custody = 'left' then 'sold' else u.custody end
      from unit u where u.org_id = i.org_id and u.item_id = i.id)) as states
  from item i where i.org_id = ${orgId} and i.deleted_at is null order by i.sort_name collate "C", i.id`;

type Filter = { readonly query: string; fits(row: Row): boolean };
const has = (words: string[], word: string) =>
  words.some((each) => each.toLowerCase() === word.toLowerCase());

const filters = (): Filter[] => [
  ...['available', 'on_site', 'in_repair', 'missing', 'retired', 'picked'].map((state) => ({
    query: `selectedStatus=${state}`,
    fits: ({ states }: Row) => states.includes(state),
  })),
  { query: 'selectedStatus=none', fits: ({ states }) => states.length === 0 },
  ...['beige', 'white', 'gold'].map((color) => ({
    query: `colors=${color}`,
    fits: (row: Row) => row.colorFamily === color,
  })),
  { query: 'colors=beige,black', fits: ({ colorFamily }) => ['beige', 'black'].includes(colorFamily) },
  ...['modern', 'RARE', 'none such'].map((style) => ({
    query: `styles=${style}`,
    fits: ({ styles }: Row) => has(styles, style),
  })),
  { query: 'tags=hero', fits: ({ tags }) => has(tags, 'hero') },
  { query: 'tags=hero,sale', fits: ({ tags }) => has(tags, 'hero') || has(tags, 'sale') },
  { query: 'roomTypes=living', fits: ({ roomTypes }) => has(roomTypes, 'living') },
  { query: 'roomTypes=event', fits: ({ roomTypes }) => has(roomTypes, 'event') },
  { query: 'tracking=bulk', fits: ({ tracking }) => tracking === 'bulk' },
  { query: 'tracking=unit', fits: ({ tracking }) => tracking === 'unit' },
  { query: 'maxRent=1500', fits: ({ monthlyRent }) => monthlyRent !== null && monthlyRent <= 1500 },
  {
    query: 'freeFrom=2027-01-01&freeTo=2027-01-02',
    fits: ({ states }) =>
      states.some((state) => ['available', 'on_site', 'picked', 'in_transit'].includes(state)),
  },
  { query: `custom=${fabric}:Wool`, fits: ({ customFields }) => customFields[fabric] === 'Wool' },
  {
    query: `custom=${fabric}:Oak%252C oiled,${fabric}:Wool`,
    fits: ({ customFields }) => fabric in customFields,
  },
  { query: `custom=${ticked}:true,${fabric}:Wool`, fits: ({ customFields }) => ticked in customFields },
  ...vendors.map((vendor) => ({
    query: `vendorId=${vendor}`,
    fits: ({ vendorId }: Row) => vendorId === vendor,
  })),
  ...bins.map((bin) => ({
    query: `selectedLocation=${bin}`,
    fits: ({ locations }: Row) => locations.includes(bin),
  })),
];

const categories = (): Filter[] => [
  { query: '', fits: () => true },
  {
    query: `selectedCategory=${kinds[0]}`,
    fits: ({ categoryId }) => [kinds[0], kinds[1]].includes(categoryId),
  },
  { query: `selectedCategory=${kinds[2]}`, fits: ({ categoryId }) => categoryId === kinds[2] },
];
const statuses: Filter[] = [
  { query: '', fits: ({ status }) => status !== 'archived' },
  { query: '', fits: ({ status }) => status !== 'archived' },
  ...['draft', 'active', 'archived'].map((wanted) => ({
    query: `status=${wanted}`,
    fits: ({ status }: Row) => status === wanted,
  })),
];

/** What may happen to the items that stand at these places of the list; some of it is refused, and then nothing happened. */
const happenings = (at: number, more: number): Record<string, (items: Row[]) => Promise<unknown>> => {
  const item = (items: Row[]) => items[at % items.length]!;
  const change = (facts: Record<string, unknown>) => async (items: Row[]) => {
    const { body } = await boss.get(`/items/${item(items).id}`);
    return boss.patch(`/items/${body.id}`, { version: body.version, ...facts });
  };
  const piece =
    (path: string, facts: Record<string, unknown> = {}) =>
    async (items: Row[]) => {
      const { body } = await boss.get(`/units?itemId=${item(items).id}`);
      return boss.post(path, {
        unitIds: body.rows.slice(0, 1).map(({ id }: { id: string }) => id),
        ...facts,
      });
    };
  return {
    added: () =>
      boss.post('/items', {
        name: `Piece ${more}`,
        categoryId: kinds[more % 3],
        tags: ['hero', 'Hero '],
        colorFamily: 'white',
      }),
    furnished: (items) =>
      boss.post('/units', { itemId: item(items).id, locationId: bins[more % 2], quantity: 1 + (more % 2) }),
    recolored: change({ colorFamily: more % 2 ? 'beige' : null }),
    tagged: change({ tags: ['HERO'], styles: more % 2 ? ['Rare'] : [], roomTypes: ['event'] }),
    renamed: change({ name: `Other ${more}` }),
    sorted: change({ categoryId: kinds[more % 3], vendorId: more % 2 ? vendors[0] : null }),
    archived: (items) => boss.post(`/items/${item(items).id}/archive`),
    restored: (items) => boss.post(`/items/${item(items).id}/activate`),
    removed: (items) => boss.delete(`/items/${item(items).id}`),
    damaged: piece('/units/damage'),
    missed: piece('/units/missing'),
    found: piece('/units/found'),
    retired: piece('/units/retire'),
    moved: piece('/units/move', { locationId: bins[more % 2] }),
    manyChanged: (items) =>
      boss.post('/items/change', {
        ids: items.slice(at, at + 5).map(({ id }) => id),
        addTags: ['sale'],
        categoryId: kinds[more % 3],
      }),
    addedUp: () =>
      app.sql.begin(async (sql) => {
        await sql`select set_config('app.org', ${orgId}, true)`;
        await sql`select add_up_tally()`;
      }),
  };
};
const any = fc.nat(1_000_000);
const look = fc.record({
  first: any,
  second: fc.option(any, { freq: 3 }),
  category: any,
  status: any,
  orderBy: fc.constantFrom('asc', 'desc'),
  page: fc.constantFrom(1, 1, 2, 7),
});
const step = fc.record({
  // Several at once: whoever changes the same item at the same time is told to read it again.
  happens: fc.array(fc.record({ what: any, at: fc.nat(250), more: any }), { maxLength: 4 }),
  looks: fc.array(look, { minLength: 6, maxLength: 6 }),
});

test('every filter, alone and with another, shows the page and the total that reading everything would', async () => {
  const [single, category] = [filters(), categories()];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
      await app.forgetLimits();
      for (const { happens, looks } of steps) {
        const before = await everyItem();
        await Promise.all(
          happens.map(({ what, at, more }) => {
            const possible = Object.values(happenings(at, more));
            return possible[what % possible.length]?.(before);
          }),
        );
        const items = await everyItem();
        for (const { first, second, category: kind, status, orderBy, page } of looks) {
          const chosen = [
            single[first % single.length]!,
            ...(second === null ? [] : [single[second % single.length]!]),
            category[kind % category.length]!,
            statuses[status % statuses.length]!,
          ];
          const queries = new Map(
            chosen.filter(({ query }) => query).map(({ query }) => [query.split('=')[0], query]),
          );
          const applied = chosen.filter(({ query }) => !query || queries.get(query.split('=')[0]) === query);
          const fitting = items.filter((row) => applied.every(({ fits }) => fits(row)));
          const ordered = orderBy === 'asc' ? fitting : fitting.toReversed();
          const url = `/items?itemsPerPage=5&sortBy=name&page=${page}&orderBy=${orderBy}&${[...queries.values()].join('&')}`;
          const { body } = await boss.get(url);
          expect({ url, total: body.total, ids: body.rows.map(({ id }: { id: string }) => id) }).toEqual({
            url,
            total: fitting.length,
            ids: ordered.slice((page - 1) * 5, page * 5).map(({ id }) => id),
          });
          const { body: quick } = await boss.get(`${url}&count=page`);
          const total = quick.isMore ? page * 5 + 1 : fitting.length;
          expect({ ...quick, isMore: undefined }, url).toEqual({ ...body, total });
          expect(quick.isMore === true && fitting.length < total, url).toBe(false);
        }
      }
    }),
    { numRuns: 10 },
  );
}, 120_000);

test('each facet of the tally is the number of items that have it', async () => {
  const counted = await app.sql`
    select category_id, status, f as facet, count(*)::int as n from item i, unnest(facets_of(i)) f
    where org_id = ${orgId} and deleted_at is null group by 1, 2, 3 order by 1, 2, 3`;
  const tallied = await app.sql`
    select category_id, status, facet, sum(n)::int as n from item_tally where org_id = ${orgId} group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`;
  expect([...tallied]).toEqual([...counted]);
  const having = await app.sql`
    select id, f as facet, sort_name from item i, unnest(listed_facets(i)) f
    where org_id = ${orgId} and deleted_at is null and status <> 'archived' order by 1, 2`;
  const listed =
    await app.sql`select item_id as id, facet, sort_name from item_facet where org_id = ${orgId} order by 1, 2`;
  expect([...listed]).toEqual([...having]);
});

test('recently changed items come first, and a scan is no change', async () => {
  const { item, unit } = warehouseOf(boss);
  const [a, b] = [await item({ name: 'First made' }), await item({ name: 'Then made' })];
  const latest = async () =>
    (await boss.get('/items?sortBy=updatedAt&orderBy=desc')).body.rows
      .slice(0, 2)
      .map(({ name }: { name: string }) => name);
  expect(await latest()).toEqual(['Then made', 'First made']);
  await unit({ itemId: a.id });
  expect(await latest()).toEqual(['Then made', 'First made']);
  await boss.patch(`/items/${a.id}`, { version: a.version, brand: 'Acme' });
  expect(await latest()).toEqual(['First made', 'Then made']);
  expect(b.version).toBe(1);
});
