import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';

/** Everything that can be set from outside, parsed once. This file is the only reader of the environment. */
export type Config = z.output<typeof Variables> & {
  readonly HOST: string;
  readonly PUBLIC_URL: string;
  readonly embedded: boolean;
  readonly repo: string;
};

export class WrongConfig extends Error {
  override readonly name = 'WrongConfig';
}

export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new WrongConfig(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const config = parsed.data;
  const embedded = config.DATABASE_URL === undefined;
  if (embedded && config.DATABASE_APP_URL)
    throw new WrongConfig('DATABASE_APP_URL: is of no use without DATABASE_URL');
  if (!embedded && !config.TOKEN_SECRET)
    throw new WrongConfig('TOKEN_SECRET: set a secret of at least 32 characters when DATABASE_URL is set');
  requireWholeStore(given, config);
  return {
    ...config,
    embedded,
    repo,
    HOST: config.HOST ?? (embedded ? '127.0.0.1' : '0.0.0.0'),
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  };
};

/** A store for files is configured with its bucket and both keys, or not at all. */
const requireWholeStore = (given: Record<string, unknown>, config: z.output<typeof Variables>) => {
  const first = Object.keys(Variables.shape).find((name) => name.startsWith('FILES_S3_') && name in given);
  const missing = (['FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'] as const).find(
    (name) => config[name] === undefined,
  );
  if (first && missing) throw new WrongConfig(`${missing}: is needed when ${first} is set`);
};

const repo = resolve(import.meta.dirname, '../..');

const url = (protocols: RegExp, what: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), `must be ${what}`);
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
const listOf = (fits: (part: string) => boolean, what: string) =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(fits), `must be ${what}, separated by commas`);
const isNetwork = (part: string) => {
  const [address = '', bits = '0', ...more] = part.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
    (more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most)
  );
};
const isOrigin = (part: string) => URL.canParse(part) && new URL(part).origin === part;
/** The path becomes a part of cookies' names and of addresses in pages. */
const hasPlainPath = (value: string) => /^\w+:\/\/[^/?#@]+(\/(?!\.{1,2}(\/|$))[\w.~-]+)*\/*$/.test(value);
const secret = z.string().min(32, 'must have at least 32 characters');

const Variables = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'a postgres:// address').optional(),
  DATABASE_APP_URL: url(/^postgres(ql)?:$/, 'a postgres:// address').optional(),
  ARCHWAY_DATA: z
    .string()
    .default(join(repo, '.archway'))
    .transform((path) => resolve(path)),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_ENDPOINT: url(/^https?:$/, 'an http(s):// address').optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region')
    .default('us-east-1'),
  FILES_S3_ACCESS_KEY: z.string().optional(),
  FILES_S3_SECRET_KEY: z.string().optional(),
  PUBLIC_URL: url(/^https?:$/, 'an http(s):// address')
    .refine(hasPlainPath, 'must end with its host or a path of letters, digits and . _ ~ -')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  TOKEN_SECRET: secret.optional(),
  TOKEN_SECRET_PREVIOUS: secret.optional(),
  SMTP_URL: url(/^smtps?:$/, 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, with or without a name before it',
    )
    .default('Archway <no-reply@archway.localhost>'),
  TRUSTED_PROXIES: listOf(isNetwork, 'addresses or networks (10.0.0.0/8, loopback)'),
  CORS_ORIGINS: listOf(isOrigin, 'origins (https://example.com, without a path)'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: url(/^https?:$/, 'an http(s):// address').optional(),
  MAP_TILES_URL: url(/^https?:$/, 'an http(s):// address')
    .refine(
      (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
      'must contain {z}, {x} and {y}',
    )
    .optional(),
  MAP_TILES_CREDIT: z
    .string()
    .max(200, 'must have at most 200 characters')
    .default('© OpenStreetMap contributors'),
  GEOCODER_URL: url(/^https?:$/, 'an http(s):// address')
    .refine((value) => value.includes('{address}'), 'must contain {address}')
    .optional(),
  TRANSLATION: onOff.default(false),
  DEFAULT_LOCALE: z.enum(['en', 'fr', 'ar'], 'must be en, fr or ar').default('en'),
  DEMO: onOff.default(true),
  SERVICE_WORKER: onOff.default(true),
  POOL_SIZE: whole(1, 500).default(10),
});
