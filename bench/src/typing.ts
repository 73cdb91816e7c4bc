import type { Page } from '@playwright/test';
import { median } from './load.ts';
import { enterLargest, openBrowser } from './open-browser.ts';
import { report } from './report.ts';

/** Names and parts of names, of few and of many items. */
const looked = ['harlow sofa', 'luna', 'table 1', 'lamp', 'g-00012'];
/** As a quick typist: slower ones leave more time for the list to be drawn. */
const betweenKeys = 90;

type Typed = { readonly wordToRow: number; readonly longestEvent: number; readonly longestTask: number };

/** Looking for words in the list, in a real browser: what a key holds up, and how long it takes from the last one to the rows. */
export const benchTyping = async (url: string, size: string) => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await enterLargest(page, url);
    await page.goto(`${url}/inventory`);
    const taken: Typed[] = [];
    for (const word of [...looked, ...looked]) taken.push(await type(page, word));
    // The first time scripts are read and not yet made quick.
    const settled = taken.slice(looked.length);
    const most = (name: keyof Typed) => Math.max(...settled.map((typed) => typed[name]));
    const usual = Math.round(median(settled.map(({ wordToRow }) => wordToRow)));
    report(
      `typing, ${size}: last letter to its rows`,
      `${usual} ms, at most ${most('wordToRow')} (aim ≤ 300)`,
    );
    report(`typing, ${size}: longest event`, `${most('longestEvent')} ms (aim ≤ 100)`);
    report(`typing, ${size}: longest task`, `${most('longestTask')} ms`);
    report(
      `typing, ${size}: the first words after loading`,
      `${taken
        .slice(0, looked.length)
        .map(({ wordToRow, longestEvent }) => `${wordToRow}/${longestEvent}`)
        .join(' ')} ms`,
    );
  } finally {
    await browser.close();
  }
};

/** Types as a person does, and waits until the list says what it holds for all of it. */
const type = async (page: Page, word: string): Promise<Typed> => {
  const field = page.getByRole('search').getByRole('searchbox');
  await field.fill('');
  await page.getByRole('table', { name: 'Inventory' }).locator('[aria-rowindex], tbody tr').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(watch, word);
  await field.pressSequentially(word, { delay: betweenKeys });
  await page.waitForFunction(() => window.typed?.wordToRow);
  return page.evaluate(async () => {
    // An event is told of after the frame that it led to; what was not told yet is asked for.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    window.hearRest?.();
    return window.typed as Typed; // set by `watch`
  });
};

declare global {
  interface Window {
    typed?: { wordToRow: number; longestEvent: number; longestTask: number };
    hearRest?: () => void;
  }
}

/** Runs in the page. */
const watch = (word: string) => {
  const typed = { wordToRow: 0, longestEvent: 0, longestTask: 0 };
  window.typed = typed;
  let last = 0;
  document.addEventListener('keydown', () => (last = performance.now()), true);
  const keep = (name: 'longestEvent' | 'longestTask', entries: PerformanceEntryList) => {
    for (const { duration } of entries) typed[name] = Math.max(typed[name], Math.round(duration));
  };
  const events = new PerformanceObserver((list) => keep('longestEvent', list.getEntries()));
  const tasks = new PerformanceObserver((list) => keep('longestTask', list.getEntries()));
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  tasks.observe({ type: 'longtask' });
  window.hearRest = () => {
    keep('longestEvent', events.takeRecords());
    keep('longestTask', tasks.takeRecords());
    events.disconnect();
    tasks.disconnect();
  };
  const seen = () => {
    const rows = [...document.querySelectorAll('table tbody tr')];
    const fits = (row: Element) =>
      word.split(' ').every((part) => row.textContent?.toLowerCase().includes(part));
    const isThere = new URLSearchParams(location.search).get('searchQuery') === word;
    if (isThere && rows.length > 0 && rows.some(fits) && !document.querySelector('[aria-busy="true"]'))
      typed.wordToRow = Math.round(performance.now() - last);
    else requestAnimationFrame(seen);
  };
  requestAnimationFrame(seen);
};
