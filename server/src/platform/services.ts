import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { Limits } from './http/load/limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Presence } from './presence/presence.ts';
import type { Passwords } from './tokens/passwords.ts';
import type { SealedText } from './tokens/sealed-text.ts';
import type { Tokens } from './tokens/tokens.ts';

/** What every use case may need from the outside world, made once at start. */
export type Services = {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  /** For reads that last as long as their reader takes. */
  readonly longReads: Db;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly sealed: SealedText;
  readonly limits: Limits;
  readonly presence: Presence;
  readonly mailer: Mailer;
  readonly fileStorage: FileStorage;
  /** For what nobody waits to hear, and somebody should: names of things, never what people wrote. */
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};
