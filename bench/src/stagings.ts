import { join } from 'node:path';
import { enterOrganization } from './enter-organization.ts';
import { benchLists } from './lists.ts';
import { fromElsewhere, median, requestsPerSecond } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { checkPlans, explainEverything, type HotCall } from './plans.ts';
import { report } from './report.ts';
import { reserveAgainstBare } from './reserving.ts';
import { embeddedSocket, startServer } from './running-server.ts';
import { stagingCases } from './staging-cases.ts';

const items = 100_000;
const stagings = 5000;

/** The stagings page over 5,000 stagings with 600,000 lines, each question against its limit; then the plans of it. */
export const benchStagingLists = async (folder: string, port: number, part?: string, size = stagings) => {
  await makeSize(folder, {
    items: Math.max(items * (size / stagings), 2000),
    organizations: 1,
    stagings: size,
  });
  const server = await startServer(folder, port);
  try {
    await vacuum(embeddedSocket(folder));
    const enter = async () => [{ size: `${size} stagings`, ...(await enterOrganization(server.url)) }];
    await benchLists({ ...server, folder }, enter, { cases: stagingCases, path: 'stagings', part });
    await explainEverything(embeddedSocket(folder));
  } finally {
    await server.stop();
  }
  await keepPlans(folder, port);
};

const keepPlans = async (folder: string, port: number) => {
  const server = await startServer(folder, port);
  try {
    const { headers, sample } = await enterOrganization(server.url);
    await checkPlans(folder, headers, await hotCalls(`${server.url}/api`, headers, sample.category));
  } finally {
    await server.stop();
  }
};

/** What people wait for all day, each with the index it must go by. */
const hotCalls = async (
  api: string,
  headers: Record<string, string>,
  category: string,
): Promise<HotCall[]> => {
  const answer = await fetch(`${api}/stagings?status=live`, { headers });
  const [live] = ((await answer.json()) as { rows: { id: string }[] }).rows; // the contract's
  return [
    { name: 'stagings', url: `${api}/stagings`, index: 'staging_by_installation' },
    { name: 'stagings-by-status', url: `${api}/stagings?status=live`, index: 'staging_by_status' },
    { name: 'staging', url: `${api}/stagings/${live?.id}`, index: 'staging_pkey' },
    { name: 'staging-lines', url: `${api}/stagings/${live?.id}/lines`, index: 'design_line_of_design' },
    {
      name: 'free-items-of-category',
      url: `${api}/items?selectedCategory=${category}&${freeDays()}`,
      index: 'item_by_category',
    },
  ];
};

/** Two weeks from a month on, in which half of everything is promised. */
const freeDays = () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `freeFrom=${day(30)}&freeTo=${day(44)}`;
};

const sizes = [
  { items: 50_000, stagings: 500 },
  { items: 1_000_000, stagings: 10_000 },
] as const;

/**
 * What is free on some days, page and count, in an ordinary category and in one that is nearly all promised; in a
 * small organization and in one with a million items and 1.2 million lines.
 */
export const benchAvailability = async (folder: string, port: number, largest: number = sizes[1].items) => {
  const [small, large] = sizes.map((size) => ({
    items: Math.min(size.items, largest),
    stagings: Math.min(size.stagings, Math.ceil(largest / 100)),
  })) as [(typeof sizes)[0], (typeof sizes)[0]]; // two sizes
  const figures = [await measureFree(folder, port, small), await measureFree(folder, port, large)] as const;
  for (const [what, perSecond] of Object.entries(figures[0]))
    report(
      `${what}: ${large.items} items against ${small.items}`,
      `${(perSecond / (figures[1][what] ?? 1)).toFixed(2)} times${what.startsWith('page') ? ' (aim ≤ 1.5)' : ''}`,
    );
};

const measureFree = async (
  folder: string,
  port: number,
  size: { items: number; stagings: number },
): Promise<Record<string, number>> => {
  const own = join(folder, String(size.items));
  await makeSize(own, { ...size, organizations: 1 });
  const server = await startServer(own, port);
  try {
    await vacuum(embeddedSocket(own));
    const { headers, sample } = await enterOrganization(server.url);
    const booked = await categoryNamed(`${server.url}/api`, headers, 'Rugs');
    const lists = {
      'free items': '',
      'free items of a category': `selectedCategory=${sample.category}&`,
      'free items of a category that is nearly all promised': `selectedCategory=${booked}&`,
    };
    // As the list reads them: the page at once, and how many there are after it.
    const each = Object.entries(lists);
    const queries = Object.fromEntries([
      ...each.map(([what, filter]) => [`page of ${what}`, `${filter}count=page&`]),
      ...each.map(([what, filter]) => [`count of ${what}`, `${filter}itemsPerPage=5&`]),
    ]);
    const figures: Record<string, number> = {};
    for (const [what, filter] of Object.entries(queries)) {
      const url = `${server.url}/api/items?${filter}${freeDays()}`;
      const rounds: number[] = [];
      for (let round = 0; round < 3; round += 1)
        rounds.push(await requestsPerSecond({ url, headers: fromElsewhere(headers) }, 3));
      figures[what] = median(rounds);
      report(`${what} at ${size.items} items`, `${figures[what].toFixed(1)} requests/s`);
    }
    return figures;
  } finally {
    await server.stop();
  }
};

const categoryNamed = async (api: string, headers: Record<string, string>, name: string) => {
  const { rows } = (await (await fetch(`${api}/categories`, { headers })).json()) as {
    rows: { id: string; name: string }[];
  }; // the contract's
  return rows.find((row) => row.name === name)?.id ?? '';
};

/** Sixteen people who want forty of the same four hundred items, against the same on the bare driver. */
export const benchReserving = async (folder: string, port: number, size = 10_000) => {
  await makeSize(folder, { items: size, organizations: 1, stagings: 50 });
  const server = await startServer(folder, port);
  try {
    await vacuum(embeddedSocket(folder));
    await reserveAgainstBare(server.url, embeddedSocket(folder), await enterOrganization(server.url));
  } finally {
    await server.stop();
  }
};
