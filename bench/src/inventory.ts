import { join } from 'node:path';
import { hotShare, makeBareTables } from './bare-tables.ts';
import { compareAll } from './compare.ts';
import { enterOrganization } from './enter-organization.ts';
import { inventoryComparisons } from './inventory-comparisons.ts';
import { itemsInTurn } from './items-in-turn.ts';
import { listCases } from './list-cases.ts';
import { benchLists } from './lists.ts';
import { fromElsewhere, median, requestsPerSecond } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { benchNeighbors } from './neighbors.ts';
import { checkPlans, explainEverything, type HotCall } from './plans.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';
import { benchTyping } from './typing.ts';

const sizes = [10_000, 100_000] as const;

/** The catalog at two sizes, in one organization of twenty: ratios to the bare limit, and what ten times the size costs. */
export const benchInventory = async (folder: string, port: number) => {
  const figures: Record<number, Figures> = {};
  for (const items of sizes) {
    const own = join(folder, String(items));
    await makeSize(own, { items });
    const server = await startServer(own, port);
    try {
      await vacuum(embeddedSocket(own));
      figures[items] = await measureAt(server, own, items);
      if (items === sizes[1]) await explainEverything(embeddedSocket(own));
    } finally {
      await server.stop();
    }
  }
  await keepPlans(join(folder, String(sizes[1])), port);
  const [small, large] = sizes.map((items) => figures[items]);
  if (!small || !large) return;
  for (const what of ['list', 'search', 'detail'] as const)
    report(
      `${what}: cost of 100,000 items against 10,000`,
      `${(small[what] / large[what]).toFixed(2)} times (goal < 3)`,
    );
};

/** Every list that the screen can show, in a small organization beside a large one, and in the large one. */
export const benchItemLists = async (
  folder: string,
  port: number,
  part?: string,
  items: number = sizes[1],
) => {
  await makeSize(folder, { items, organizations: 2 });
  const server = await startServer(folder, port);
  try {
    await makeBareTables(embeddedSocket(folder));
    const enter = async () => [
      { size: `${Math.ceil(items / 40)} items`, ...(await enterOrganization(server.url, 2)) },
      { size: `${items} items`, ...(await enterOrganization(server.url)) },
    ];
    await benchLists({ ...server, folder }, enter, { cases: listCases, path: 'items', part });
  } finally {
    await server.stop();
  }
};

/** A small organization in a database of its own, and the same beside one of 200,000 items. */
export const benchItemNeighbors = async (folder: string, port: number) => {
  const others = 200_000;
  const [alone, beside] = [join(folder, 'alone'), join(folder, 'beside')];
  await makeSize(alone, { items: others / 40, organizations: 1 });
  await makeSize(beside, { items: others, organizations: 2 });
  const servers = [await startServer(alone, port), await startServer(beside, port + 1)] as const;
  try {
    for (const own of [alone, beside]) await vacuum(embeddedSocket(own));
    const [first, second] = servers;
    await benchNeighbors(
      { url: first.url, caller: await enterOrganization(first.url, 1) },
      { url: second.url, caller: await enterOrganization(second.url, 2) },
      String(others),
    );
  } finally {
    for (const server of servers) await server.stop();
  }
};

/** Somebody looking for words among 100,000 items. */
export const benchItemTyping = async (folder: string, port: number, items: number = sizes[1]) => {
  await makeSize(folder, { items, organizations: 1 });
  const server = await startServer(folder, port);
  try {
    await vacuum(embeddedSocket(folder));
    await benchTyping(server.url, `${items} items`);
  } finally {
    await server.stop();
  }
};

const keepPlans = async (folder: string, port: number) => {
  const server = await startServer(folder, port);
  try {
    const { headers } = await enterOrganization(server.url);
    await checkPlans(folder, headers, await hotCalls(`${server.url}/api`, headers));
  } finally {
    await server.stop();
  }
};

/** What people wait for all day, each with the index it must go by. */
const hotCalls = async (api: string, headers: Record<string, string>): Promise<HotCall[]> => {
  const rows = async (path: string) =>
    ((await (await fetch(`${api}${path}`, { headers })).json()) as { rows: Row[] }).rows; // lists of the contract
  const [item] = await rows('/items?searchQuery=harlow');
  const [unit] = await rows(`/units?itemId=${item?.id}`);
  const category = (await rows('/categories')).find(({ name }) => name === 'Sofas');
  return [
    { name: 'list', url: `${api}/items`, index: 'item_by_name' },
    { name: 'list-page-1000', url: `${api}/items?page=1000`, index: 'item_by_name' },
    {
      name: 'list-of-category',
      url: `${api}/items?selectedCategory=${category?.id}`,
      index: 'item_by_category',
    },
    { name: 'search', url: `${api}/items?searchQuery=harlow%20sofa%201`, index: 'item_found_by' },
    { name: 'list-by-tag', url: `${api}/items?tags=hero`, index: 'item_facet_pkey' },
    { name: 'list-by-status', url: `${api}/items?selectedStatus=available`, index: 'item_facet_pkey' },
    {
      name: 'list-by-category-and-status',
      url: `${api}/items?selectedCategory=${category?.id}&selectedStatus=available`,
      index: 'item_by_category',
    },
    { name: 'list-by-color', url: `${api}/items?colors=beige`, index: 'item_by_color' },
    { name: 'list-by-change', url: `${api}/items?sortBy=updatedAt&orderBy=desc`, index: 'item_changed_at' },
    {
      name: 'list-at-location',
      url: `${api}/items?selectedLocation=${unit?.locationId}`,
      index: 'unit_at',
    },
    { name: 'item', url: `${api}/items/${item?.id}`, index: 'item_pkey' },
    { name: 'pieces', url: `${api}/units?itemId=${item?.id}`, index: 'unit_of_item' },
    {
      name: 'history',
      url: `${api}/inventory-events?itemId=${item?.id}`,
      index: 'scan_event_of_item',
    },
  ];
};

type Row = { readonly id: string; readonly name?: string; readonly locationId?: string };
type Figures = { list: number; search: number; detail: number };
type Running = { readonly url: string; readonly pid: number };

const measureAt = async ({ url, pid }: Running, folder: string, items: number): Promise<Figures> => {
  const address = embeddedSocket(folder);
  const { headers, orgId, sample: known } = await enterOrganization(url);
  const { category } = known;
  const get = async (path: string) => (await fetch(`${url}/api${path}`, { headers })).json();
  const [item] = ((await get('/items?searchQuery=harlow')) as { rows: { id: string }[] }).rows; // the contract's
  const call = (path: string) => ({ url: `${url}/api${path}`, headers: fromElsewhere(headers) });
  const perSecond = {
    list: await requestsPerSecond(call(`/items?selectedCategory=${category}`)),
    search: await requestsPerSecond(call('/items?searchQuery=harlow%20sofa%201')),
    detail: await requestsPerSecond(call(`/items/${item?.id}`)),
  };
  const deepPage = items / 100;
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const first = await requestsPerSecond(call('/items'));
    ratios.push(first / (await requestsPerSecond(call(`/items?page=${deepPage}`))));
  }
  report(
    `page ${deepPage} against page 1 at ${items} items`,
    `${median(ratios).toFixed(2)} times${deepPage === 1000 ? ' (goal ≤ 2)' : ''}`,
  );
  if (items !== sizes[1]) return perSecond;
  const sample = { orgId, category, item: item?.id ?? '', changed: await itemsInTurn(address, orgId) };
  await compareAll(folder, pid, inventoryComparisons(url, headers, sample));
  const { hot, all } = await hotShare(address);
  report('changes of items that touched no index', `${hot} of ${all}`);
  report(
    'search for a mistyped word',
    `${Math.round(await requestsPerSecond(call('/items?searchQuery=harlwo%20sofa')))} requests/s`,
  );
  return perSecond;
};
