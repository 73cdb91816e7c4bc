import type { Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { dialogOpen, press, type Screen } from './screen.ts';

const adds = async (page: Page, t: Translate) => {
  await press(page, t('clients:add'));
  await dialogOpen(page);
};

/** The list of clients and the page of one. */
export const clientScreens: readonly Screen[] = [
  { name: 'clients', who: 'owner', path: '/clients' },
  { name: 'clients, empty', seenElsewhere: true, who: 'newcomer', path: '/clients' },
  { name: 'client, new', who: 'owner', path: '/clients', afterwards: adds },
  { name: 'client', who: 'owner', path: ({ client }) => client },
];
