import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The Chromium for the journeys: ARCHWAY_CHROME, one on the PATH, Playwright's own, or Debian's package as root. */
export const findBrowser = (): string => {
  const wanted = process.env['ARCHWAY_CHROME'];
  if (wanted)
    return isProgram(wanted) ? wanted : stop(`ARCHWAY_CHROME is ${wanted}, which is not a program.`);
  const found = onPath() ?? playwrightsOwn() ?? installedByDebian();
  return (
    found ??
    stop('The journeys need Chromium: install chromium or google-chrome, or set ARCHWAY_CHROME to it.')
  );
};

/**
 * Chromium heeds only the last list of features, so this one repeats what Playwright turns off and adds the pages that
 * Chromium draws for its own address bar, and the spare process: each window would start them for nothing.
 */
const unwanted = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** No traffic of its own, and no sandbox as root, where Chromium refuses to start with one. */
export const browserFlags = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  // A page of a test lives for seconds: what its scripts would gain by being optimised in the background is never earned back.
  '--js-flags=--no-opt --no-maglev --single-threaded',
  '--disable-gpu',
  `--disable-features=${unwanted.join(',')}`,
];

// The shell is the same engine without windows: it costs a fifth less.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);

const playwrightsOwn = (): string | undefined =>
  [chromium.executablePath()].find((path) => path && isProgram(path));

const installedByDebian = (): string | undefined => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing it from Debian…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', 'chromium-headless-shell');
  if (!onPath()) apt('install', '-y', 'chromium');
  return onPath();
};

const isRoot = () => process.getuid?.() === 0;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
