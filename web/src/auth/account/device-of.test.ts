import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const like = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${like} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'computer',
    'Chrome',
    'macOS',
  ],
  [
    `${like} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'computer',
    'Edge',
    'Windows',
  ],
  [`${like} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'computer', 'Firefox', 'Linux'],
  [
    `${like} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'computer',
    'Chrome',
    'ChromeOS',
  ],
  [
    `${like} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'phone',
    'Safari',
    'iPhone',
  ],
  [
    `${like} (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'tablet',
    'Chrome',
    'iPad',
  ],
  [
    `${like} (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Chrome',
    'Android',
  ],
  [
    `${like} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
    'Android',
  ],
  [
    `${like} (Linux; Android 14; SM-X710) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'tablet',
    'Chrome',
    'Android',
  ],
])('%s is told in plain words', (agent, kind, browser, system) => {
  expect(deviceOf(agent)).toEqual({ kind, browser, system });
});

test('something that is no browser is called a program, and nothing is made up about it', () => {
  expect(deviceOf('curl/8.5.0')).toEqual({ kind: 'program', browser: undefined, system: undefined });
  expect(deviceOf(null)).toEqual({ kind: 'program', browser: undefined, system: undefined });
});
