import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { browserFlags, findBrowser } from './find-browser.ts';
import { cutLabels, restBars, still } from './geometry.ts';
import { enterWith, type Sessions } from './people.ts';
import { startServer } from './running-server.ts';
import { nothingLoads, type Screen, type World } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { visit } from './screens/visit.ts';
import { makeWorld } from './screens/world.ts';

/**
 * Pictures of every screen in light, dark and Arabic, on a desktop and on a phone, in `shots/`; what axe holds
 * against each of them, and whose words are cut.
 * `npm run shots -- members` takes only those whose name contains the word.
 */
const folder = resolve(import.meta.dirname, '../shots');
const looks = [
  { name: 'light', theme: 'light', language: 'en' },
  { name: 'dark', theme: 'dark', language: 'en' },
  { name: 'arabic', theme: 'light', language: 'ar' },
] as const;
const sizes = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, is: 'wide' },
  { name: 'phone', viewport: { width: 360, height: 740 }, is: 'narrow' },
] as const;

type Look = (typeof looks)[number];
type Size = (typeof sizes)[number];

const word = process.argv[2] ?? '';
const wanted = screens.filter(({ name }) => name.includes(word));
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
const sessions: Sessions = new Map();
let failed = 0;
try {
  const world = await makeWorld(server.url);
  if (!word) rmSync(folder, { recursive: true, force: true });
  for (const size of sizes)
    for (const look of looks)
      for (const screen of wanted)
        if (!screen.only || screen.only === size.is) await shoot(browser, world, { screen, look, size });
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  failed > 0
    ? `${failed} screens could not be shown, or axe holds something against them.`
    : `All pictures are in ${folder}`,
);
process.exitCode = failed > 0 ? 1 : 0;

async function shoot(
  from: Browser,
  world: World,
  { screen, look, size }: { screen: Screen; look: Look; size: Size },
) {
  const { url } = server;
  const context = await from.newContext({
    baseURL: url,
    viewport: size.viewport,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const target = resolve(folder, `${size.name}-${look.name}`);
  mkdirSync(target, { recursive: true });
  const path = resolve(target, `${screen.name.replace(/\W+/g, '-').replace(/-$/, '')}.png`);
  try {
    await visit(page, screen, { enter: enterWith(sessions), world, url, ...look });
    await nothingLoads(page);
    await still(page);
    await page.screenshot({ path, fullPage: screen.afterwards === undefined });
    await judge(page, size);
  } catch (error) {
    failed += 1;
    console.log(`${screen.name}, ${look.name}, ${size.name}: ${String(error).split('\n').join(' ')}`);
  }
  await context.close();
}

async function judge(page: Page, { viewport }: Size) {
  await restBars(page, viewport);
  const complaints = [...(await axe(page)), ...(await cutLabels(page)).map((label) => `cut: ${label}`)];
  if (complaints.length > 0) throw new Error(complaints.join('; '));
}
