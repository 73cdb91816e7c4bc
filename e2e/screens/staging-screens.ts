import { dialogOpen, press, type Screen } from './screen.ts';

/** The stagings in each of their views. */
export const stagingScreens: readonly Screen[] = [
  { name: 'stagings', who: 'owner', path: '/stagings' },
  { name: 'stagings, for the crew', who: 'crew', path: '/stagings', seenElsewhere: true },
  { name: 'stagings on a board', who: 'owner', path: '/stagings?viewMode=board' },
  { name: 'stagings of a month', who: 'owner', path: '/stagings?viewMode=calendar' },
  { name: 'stagings over weeks', who: 'owner', path: '/stagings?viewMode=timeline' },
  {
    name: 'stagings of designers over months',
    who: 'owner',
    path: '/stagings?viewMode=timeline&rows=designers&zoom=months',
    seenElsewhere: true,
  },
  { name: 'stagings on a map', who: 'owner', path: '/stagings?viewMode=map' },
  { name: 'stagings, nothing found', who: 'owner', path: '/stagings?searchQuery=zzzzzz' },
  {
    name: 'stagings, failed',
    who: 'owner',
    path: '/stagings?viewMode=board',
    failing: '**/api/stagings*',
  },
  {
    name: 'stagings, a view to save',
    who: 'owner',
    path: '/stagings?viewMode=timeline',
    afterwards: async (page, t) => {
      await press(page, t('kit:views.open', { name: t('stagings/list:views.plain') }));
      await page.getByRole('menuitem', { name: t('kit:views.saveAs'), exact: true }).click();
      await dialogOpen(page);
    },
  },
];
