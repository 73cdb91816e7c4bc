import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import postgres from 'postgres';
import { compareAll } from './compare.ts';
import { inventoryComparisons } from './inventory-comparisons.ts';
import { itemsInTurn } from './items-in-turn.ts';
import { fromElsewhere, median, requestsPerSecond } from './load.ts';
import type { Place } from './members.ts';
import { checkPlans, explainEverything, type HotCall } from './plans.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';

const sizes = [10_000, 100_000] as const;

/** The catalogue at two sizes, in one organization of twenty: ratios to the bare limit, and what ten times the size costs. */
export const benchInventory = async (folder: string, port: number) => {
  const figures: Record<number, Figures> = {};
  for (const items of sizes) {
    const own = join(folder, String(items));
    await seed(own, items);
    const server = await startServer(own, port);
    try {
      const place = embeddedSocket(own);
      await vacuum(place);
      figures[items] = await measureAt(server, place, items);
      if (items === sizes[1]) await explainEverything(place);
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

const keepPlans = async (folder: string, port: number) => {
  const server = await startServer(folder, port);
  try {
    const { headers } = await enterLargest(server.url);
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
    { name: 'list-by-tag', url: `${api}/items?tags=hero`, index: 'item_found_by' },
    {
      name: 'list-at-place',
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

const measureAt = async ({ url, pid }: Running, place: Place, items: number): Promise<Figures> => {
  const { headers, orgId } = await enterLargest(url);
  const get = async (path: string) => (await fetch(`${url}/api${path}`, { headers })).json();
  const categories = (await get('/categories')) as { rows: { id: string; name: string }[] }; // the contract's
  const category = categories.rows.find(({ name }) => name === 'Sofas')?.id ?? '';
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
  const sample = { orgId, category, item: item?.id ?? '', changed: await itemsInTurn(place, orgId) };
  await compareAll(place, pid, inventoryComparisons(url, headers, sample));
  report(
    'search for a mistyped word',
    `${Math.round(await requestsPerSecond(call('/items?searchQuery=harlwo%20sofa')))} requests/s`,
  );
  return perSecond;
};

/** Sizes are made by the product's own command. */
const seed = async (folder: string, items: number) => {
  const args = [
    join(import.meta.dirname, '../../server/src/seed.ts'),
    '--items',
    String(items),
    '--organizations',
    '20',
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ARCHWAY_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The seed failed.');
};

/** What autovacuum would have done by the next day. */
const vacuum = async (place: Place) => {
  const sql = postgres({ ...place, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  await sql`vacuum analyze`;
  await sql.end();
};

const enterLargest = async (url: string) => {
  const post = async (path: string, body: unknown, headers = {}) =>
    (
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const signedIn = (await post('/auth/signin', {
    email: 'owner@larkspur.test',
    password: 'show-me-the-arch',
  })) as {
    accessToken: string;
    user: { organizations: { id: string; name: string }[] };
  }; // the contract's SignedIn
  const orgId = signedIn.user.organizations.find(({ name }) => name === 'Large Warehouse 1')?.id ?? '';
  const switched = (await post(
    '/auth/switch-organization',
    { organizationId: orgId },
    { 'x-access-token': signedIn.accessToken },
  )) as { accessToken: string };
  return { orgId, headers: { 'x-access-token': switched.accessToken, 'content-type': 'application/json' } };
};
