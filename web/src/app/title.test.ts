import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startWords } from '../test/start-words.ts';
import { pageTitle } from './title.ts';

beforeAll(startWords);

test('a page with a title is named after it, the product and its promise', () => {
  expect(pageTitle('Storage Locations')).toBe('Storage Locations | Archway - Elevated Staging');
});

test('a page without a title is named after the product alone', () =>
  expect(pageTitle(undefined)).toBe('Archway'));

test('the titles of the specification are spelled as it spells them', () => {
  const titles = [
    'home',
    'activateAccount',
    'pageNotFound',
    'accountSettings',
    'myProfile',
    'organizationDetails',
    'settings',
    'bulkUpload',
    'storageLocations',
    'createStaging',
    'teamMembers',
    'designTemplates',
  ] as const;
  // biome-ignore format: a list of words
  expect(titles.map((key) => i18next.t(`app:titles.${key}`))).toEqual([
    'Home', 'Activate Account', 'Page Not Found', 'Account Settings', 'My Profile', 'Organization Details', 'Settings', 'Bulk Upload', 'Storage Locations', 'Create Staging', 'Team Members', 'Design Templates',
  ]);
});
