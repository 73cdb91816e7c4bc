import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { dialogOpen, nothingLoads, press, type Screen } from './screen.ts';

/** From the list to the first move of a kind, and there to one of its parts. */
const firstMove =
  (kind: 'in' | 'out', then?: (page: Page, t: Translate) => Promise<unknown>) =>
  async (page: Page, t: Translate) => {
    const words = t(`names/moves:options.move.kind.${kind}`);
    await page
      .getByRole('row', { name: new RegExp(words) })
      .or(page.getByRole('listitem').filter({ hasText: words }))
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('navigation', { name: t('moves/details:tabs.label') })).toBeVisible();
    await nothingLoads(page);
    await then?.(page, t);
  };
const sheet = (name: 'pull' | 'load' | 'rooms') => async (page: Page, t: Translate) => {
  await page.getByRole('link', { name: t(`moves/details:sheet.${name}`) }).click();
  await expect(page.getByRole('button', { name: t('moves/details:print.print') })).toBeVisible();
  await nothingLoads(page);
};

const lines = (page: Page) => page.locator('li[data-row="line"]').first();
const linesStand = async (page: Page) => {
  await expect(lines(page)).toBeVisible();
  await nothingLoads(page);
};
const lineOpen = async (page: Page) => {
  await linesStand(page);
  await lines(page).getByRole('button').first().click();
  await dialogOpen(page);
};
/** A leg with its lines, and with one of them open. */
const leg = (name: string, path: Screen['path']): Screen[] => [
  { name, who: 'owner', path, afterwards: linesStand },
  { name: `${name}, a line`, who: 'owner', path, afterwards: lineOpen },
];

/** Moves as a list and on boards, the page of one, its form and its sheets. */
export const moveScreens: readonly Screen[] = [
  { name: 'moves', who: 'owner', path: '/moves' },
  { name: 'moves, for the crew', who: 'crew', path: '/moves', seenElsewhere: true },
  { name: 'moves of a day', who: 'owner', path: '/moves?viewMode=day' },
  { name: 'moves of a week', who: 'owner', path: '/moves?viewMode=week' },
  { name: 'moves, nothing found', who: 'owner', path: '/moves?searchQuery=zzzzzz', seenElsewhere: true },
  { name: 'moves, empty', who: 'newcomer', path: '/moves' },
  { name: 'moves, failed', who: 'owner', path: '/moves', failing: '**/api/moves*', seenElsewhere: true },
  {
    name: 'a move to plan',
    who: 'owner',
    path: '/moves',
    afterwards: async (page, t) => {
      await press(page, t('moves:plan.open'));
      await dialogOpen(page);
    },
  },
  { name: 'a move-in', who: 'owner', path: '/moves?kind=in', afterwards: firstMove('in') },
  {
    name: 'a move-out',
    who: 'owner',
    path: '/moves?kind=out',
    afterwards: firstMove('out'),
    seenElsewhere: true,
  },
  {
    name: 'a link for helpers',
    who: 'owner',
    path: '/moves?kind=in&status=scheduled',
    afterwards: firstMove('in', async (page, t) => {
      await press(page, t('moves/helpers:create.today'));
      await dialogOpen(page);
    }),
  },
  { name: 'help with a move', who: 'visitor', path: ({ help }) => help },
  {
    name: 'help with a move, dead link',
    who: 'visitor',
    path: `/help/${'x'.repeat(65)}`,
    seenElsewhere: true,
  },
  {
    name: 'helping with a move',
    who: 'visitor',
    path: ({ help }) => help,
    afterwards: async (page, t) => {
      await page.getByLabel(t('moves/helpers:join.name')).fill('Jo Nash');
      await press(page, t('moves/helpers:join.submit'));
      await expect(page.locator('[data-progress]')).toBeVisible();
    },
  },
  { name: 'helping has ended', who: 'visitor', path: '/helping/ended' },
  { name: 'a pull sheet', who: 'owner', path: '/moves?kind=in', afterwards: firstMove('in', sheet('pull')) },
  { name: 'a move-in, half done', who: 'owner', path: ({ moveIn }) => `${moveIn}/overview` },
  ...leg('pickup tab', ({ moveIn }) => `${moveIn}/pickup`),
  ...leg('dropoff tab', ({ moveIn }) => `${moveIn}/dropoff`),
  ...leg('return tab', ({ moveIn }) => `${moveIn}/return`),
  ...leg('pickup from a home tab', ({ moveOut }) => `${moveOut}/pickup`),
  ...leg('check-in tab', ({ moveOut }) => `${moveOut}/dropoff`),
];
