import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enterOrganization } from './enter-organization.ts';
import { median } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { enterLargest, openBrowser } from './open-browser.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';
import { scan, workOf } from './scan-work.ts';

const scans = 80;
/** While scripts are read for the first time. */
const first = 10;
const slowedBy = 4;
/** By then everything that a scan leads to is done, also what waits for the page to be at rest. */
const atRestAfterMs = 1500;

type Listed = { readonly rows: readonly Row[] };
type Row = { readonly id: string; readonly code: string; readonly kind?: string };

/**
 * Pieces scanned into a bin without a network. How much of the processor the page's thread takes for each is counted while
 * nothing else asks the page for anything, and told for a processor that is slower: a thread that is slowed down by force
 * counts what others do on the machine as well. How long a line takes is measured on one that is.
 */
export const benchScanning = async (folder: string, port: number, items = 10_000) => {
  await makeSize(folder, { items, organizations: 1 });
  const server = await startServer(folder, port);
  const browser = await openBrowser();
  try {
    await vacuum(embeddedSocket(folder));
    const { headers } = await enterOrganization(server.url);
    const list = async (path: string) =>
      (await (await fetch(`${server.url}/api/${path}`, { headers })).json()) as Listed; // a list of the contract
    const { rows: bins } = await list('storage-locations');
    const [from, bin] = bins.filter(({ kind }) => kind === 'bin');
    const { rows: pieces } = await list(`units?locationId=${from?.id}&itemsPerPage=100`);
    const page = await browser.newPage({ viewport: { width: 1280, height: 844 } });
    await enterLargest(page, server.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/scan`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await measure(
      page,
      bin?.code ?? '',
      pieces.slice(0, scans).map(({ code }) => code),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
};

const measure = async (page: Page, bin: string, codes: readonly string[]) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await scan(session, bin);
  const list = page.getByRole('list', { name: 'Scanned' });
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
  const answers: number[] = [];
  for (const [nth, code] of [...codes.entries()].slice(half)) {
    const began = performance.now();
    await scan(session, code);
    await list.getByRole('listitem').nth(nth).waitFor();
    answers.push(performance.now() - began);
  }
  const counted = works.slice(first);
  report(
    `scanning on a processor ${slowedBy} times slower: work of the page for each scan`,
    `${median(counted).toFixed(0)} ms, at most ${Math.max(...counted).toFixed(0)} (aim ≤ 50)`,
  );
  report('scanning: until its line stands there', `${median(answers.slice(first)).toFixed(0)} ms`);
};
