import { expect, test } from 'vitest';
import { readWebsite } from './read-website.ts';
import { Website } from './text.ts';

test.each([
  ['', ''],
  ['https://bower.test/chairs', 'https://bower.test/chairs'],
  ['HTTP://bower.test', 'HTTP://bower.test'],
  [' bower.test ', 'https://bower.test'],
  ['www.bower.co.uk/chairs?color=red#top', 'https://www.bower.co.uk/chairs?color=red#top'],
  ['bower.test:8080', 'https://bower.test:8080'],
  ['bücher.example', 'https://bücher.example'],
])('%s is completed to %s, typed or sent', (typed, kept) => {
  expect(readWebsite(typed)).toBe(kept);
  expect(Website.parse(typed)).toBe(kept);
});

test.each([
  'javascript:alert(1)',
  'javascript.alert:1x',
  'bower',
  'two words.test',
  'somebody@bower.test',
  'ftp://bower.test',
  '//bower.test',
  'a.b',
])('%s is no address of a web page', (typed) => {
  expect(readWebsite(typed)).toBeUndefined();
  expect(Website.safeParse(typed).success).toBe(false);
});
