import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { enterOrganization } from './enter-organization.ts';
import { median } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { freePieces, planHome } from './move-homes.ts';
import { enterLargest, openBrowser } from './open-browser.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';
import { scan, workOf } from './scan-work.ts';

const scans = 40;
/** While scripts are read for the first time. */
const first = 5;
const slowedBy = 4;
/** By then everything that a scan leads to is done, also what waits for the page to be at rest. */
const atRestAfterMs = 2000;

/** Pieces scanned on the pickup of a large move, on a phone without a network. */
export const benchMoveScanning = async (folder: string, port: number, pieces = 1500) => {
  await makeSize(folder, { items: 10_000, organizations: 1 });
  const server = await startServer(folder, port);
  const browser = await openBrowser();
  const sql = postgres({
    ...embeddedSocket(folder),
    user: 'postgres',
    database: 'archway',
    max: 1,
    onnotice: () => {},
  });
  try {
    await vacuum(embeddedSocket(folder));
    const { orgId, headers } = await enterOrganization(server.url);
    // A folder that is kept has the homes of earlier runs: this one is staged after them.
    const [known] = await sql<
      { moves: number }[]
    >`select count(*)::int as moves from move where org_id = ${orgId}`;
    const [home = []] = await freePieces(sql, orgId, pieces, 1);
    const { moveId } = await planHome(server.url, headers, home, known?.moves ?? 0);
    const codes = await sql<{ code: string }[]>`
      select code from unit where org_id = ${orgId} and id = any (${home.map(({ unitId }) => unitId)}) order by md5(code) limit ${scans}`;
    const { stagingId } = (await (await fetch(`${server.url}/api/moves/${moveId}`, { headers })).json()) as {
      stagingId: string;
    }; // the contract's
    const page = await browser.newPage({ viewport: { width: 1280, height: 844 } });
    await enterLargest(page, server.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/stagings/${stagingId}/move-in/pickup`);
    await page.getByRole('progressbar').first().waitFor();
    await page.waitForLoadState('networkidle');
    await measure(
      page,
      codes.map(({ code }) => code),
      pieces,
    );
  } finally {
    await sql.end();
    await browser.close();
    await server.stop();
  }
};

const measure = async (page: Page, codes: readonly string[], pieces: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.context().setOffline(true);
  const half = Math.floor(codes.length / 2);
  const works: number[] = [];
  for (const code of codes.slice(0, half)) {
    const before = await workOf(session);
    await scan(session, code);
    await sleep(atRestAfterMs);
    works.push(((await workOf(session)) - before) * slowedBy);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await watchLongTasks(page);
  const longest: number[] = [];
  for (const code of codes.slice(half)) {
    await scan(session, code);
    await sleep(atRestAfterMs);
    longest.push(await takeLongest(page));
  }
  const picked = await page.getByRole('progressbar').first().getAttribute('aria-valuenow');
  if (picked !== String(codes.length)) throw new Error(`${picked} of ${codes.length} were picked.`);
  const counted = works.slice(first);
  report(
    `scanning on a move of ${pieces} pieces, processor ${slowedBy} times slower: work of the page for each scan`,
    `${median(counted).toFixed(0)} ms, at most ${Math.max(...counted).toFixed(0)} (aim ≤ 100)`,
  );
  report(
    'scanning on a large move: the longest task of each scan',
    `${median(longest).toFixed(0)} ms, at most ${Math.max(...longest).toFixed(0)}`,
  );
  report('scanning on a large move: elements in the page', `${await page.locator('*').count()}`);
};

type Watched = { longest: number };

const watchLongTasks = (page: Page) =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched; // a page's own
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });

const takeLongest = (page: Page) =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched; // a page's own
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });
