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
  ['FILES_S3_BUCKET', ['Pictures', 'a', 'a/b', '-pictures']],
  ['FILES_S3_ENDPOINT', ['s3.example', 'ftp://s3.example']],
  ['FILES_S3_REGION', ['Ohio', 'us east']],
  [
    'PUBLIC_URL',
    [
      'archway.example',
      'ftp://archway.example',
      'javascript:alert(1)',
      'https://a.example/a b',
      'https://a.example/a//b',
      'https://a.example/x?y',
      'https://a.example/#x',
      'https://u:p@a.example/x',
      'https://a.example/"><script>',
      'https://a.example/x+y',
      'https://a.example/../x',
    ],
  ],
  ['TOKEN_SECRET', ['short']],
  ['TOKEN_SECRET_PREVIOUS', ['short']],
  ['SMTP_URL', ['mail.example', 'http://mail.example']],
  ['MAIL_FROM', ['Archway', 'a@', 'x <a@b> y', 'a@b.test\r\nBcc: c@d.test']],
  ['TRUSTED_PROXIES', ['everybody', '10.0.0.0/33', '10.0.0', '*', '10.0.0.0/8/8', '::1/129']],
  ['CORS_ORIGINS', ['*', 'example.com', 'https://example.com/', 'https://example.com/path', 'null']],
  ['LOG_LEVEL', ['loud']],
  ['METRICS_TOKEN', ['short']],
  ['POSTHOG_HOST', ['eu.posthog.com']],
  ['MAP_TILES_URL', ['tile.example/{z}/{x}/{y}.png', 'https://tile.example/{z}/{x}.png', 'data:{z}{x}{y}']],
  ['MAP_TILES_CREDIT', ['x'.repeat(201)]],
  ['GEOCODER_URL', ['geo.example/{address}', 'https://geo.example/search', 'file:///{address}']],
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

const store = { FILES_S3_BUCKET: 'pictures', FILES_S3_ACCESS_KEY: 'key', FILES_S3_SECRET_KEY: 'secret' };

test('a store for files needs its bucket and both keys; where it is and its region have defaults', () => {
  expect(readConfig(store)).toMatchObject({ ...store, FILES_S3_REGION: 'us-east-1' });
  expect(
    readConfig({ ...store, FILES_S3_ENDPOINT: 'https://s3.example', FILES_S3_REGION: 'eu-west-3' }),
  ).toMatchObject({
    FILES_S3_ENDPOINT: 'https://s3.example',
    FILES_S3_REGION: 'eu-west-3',
  });
});

test.each([
  ['FILES_S3_BUCKET', { FILES_S3_ENDPOINT: 'https://s3.example' }],
  ['FILES_S3_BUCKET', { FILES_S3_REGION: 'eu-west-3' }],
  ['FILES_S3_BUCKET', { ...store, FILES_S3_BUCKET: '' }],
  ['FILES_S3_ACCESS_KEY', { ...store, FILES_S3_ACCESS_KEY: '' }],
  ['FILES_S3_SECRET_KEY', { ...store, FILES_S3_SECRET_KEY: '' }],
])('a store for files without its %s stops the start', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: is needed when FILES_S3_\\w+ is set$`));
});

test('the line does not give a secret away', () => {
  expect(() => readConfig({ TOKEN_SECRET: 'hush-hush' })).toThrow(/^((?!hush).)*$/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hush@db/x' })).toThrow(/^((?!hush).)*$/);
});
