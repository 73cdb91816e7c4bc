import { expect, test } from 'vitest';
import { readConfig, WrongConfig } from './config.ts';

const secret = 'x'.repeat(32);

test('nothing at all is a configuration: embedded, for this machine only', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    embedded: true,
    DEFAULT_LOCALE: 'en',
    TRANSLATION: false,
    DEMO: true,
    TRUSTED_PROXIES: [],
    CORS_ORIGINS: [],
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', TOKEN_SECRET: '' })).toEqual(readConfig({}));
});

test('with a database of one’s own it listens for everybody', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://u:p@db/archway',
    TOKEN_SECRET: secret,
    PUBLIC_URL: 'https://archway.example///',
    PORT: '8080',
    TRUSTED_PROXIES: '10.0.0.0/8, loopback,::1',
    CORS_ORIGINS: 'https://a.example, https://b.example:8443',
  });
  expect(config).toMatchObject({
    HOST: '0.0.0.0',
    embedded: false,
    PUBLIC_URL: 'https://archway.example',
    TRUSTED_PROXIES: ['10.0.0.0/8', 'loopback', '::1'],
    CORS_ORIGINS: ['https://a.example', 'https://b.example:8443'],
  });
});

test.each<[string, string[]]>([
  ['PORT', ['abc', '-1', '65536', '3000.5', '1e3', ' 80']],
  ['DATABASE_URL', ['localhost', 'mysql://x/y', 'postgres']],
  ['DATABASE_APP_URL', ['x', 'http://x', 'postgres://u@db/archway']],
  ['PUBLIC_URL', ['archway.example', 'ftp://archway.example', 'javascript:alert(1)']],
  ['TOKEN_SECRET', ['short']],
  ['TOKEN_SECRET_PREVIOUS', ['short']],
  ['SMTP_URL', ['mail.example', 'http://mail.example']],
  ['MAIL_FROM', ['Archway', 'a@', 'x <a@b> y', 'a@b.test\r\nBcc: c@d.test']],
  ['TRUSTED_PROXIES', ['everybody', '10.0.0.0/33', '10.0.0', '*', '10.0.0.0/8/8', '::1/129']],
  ['CORS_ORIGINS', ['*', 'example.com', 'https://example.com/', 'https://example.com/path', 'null']],
  ['LOG_LEVEL', ['loud']],
  ['METRICS_TOKEN', ['short']],
  ['POSTHOG_HOST', ['eu.posthog.com']],
  ['TRANSLATION', ['yes', 'true', '1']],
  ['DEFAULT_LOCALE', ['de', 'EN']],
  ['DEMO', ['maybe']],
  ['POOL_SIZE', ['0', '-3', 'many', '501']],
])('a wrong %s is named in one line', (name, values) => {
  for (const value of values) {
    const reading = () => readConfig({ [name]: value });
    expect(reading, value).toThrow(WrongConfig);
    expect(reading, value).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  }
});

test('a database of one’s own needs a secret of one’s own', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://db/archway' })).toThrow(/^TOKEN_SECRET: /);
});

test('the line does not give a secret away', () => {
  expect(() => readConfig({ TOKEN_SECRET: 'hush-hush' })).toThrow(/^((?!hush).)*$/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hush@db/x' })).toThrow(/^((?!hush).)*$/);
});
