import type { Config } from '../../config.ts';
import { CannotStart } from '../cannot-start.ts';
import type { Pool } from '../db/pool.ts';
import { readSecret, secretFileOf } from '../tokens/secret-file.ts';
import type { Head } from './backup-format.ts';
import { becomeReader, firstFilled, inSnapshot, readMigrations, readTables } from './backup-store.ts';
import { notEmpty } from './restore-backup.ts';

/**
 * Second factors are sealed with the secret, so it must be the same after the restore: the embedded mode keeps the one of
 * the backup, which is answered; whoever sets it must set that one.
 */
export const requireSecrets = (config: Config, [newest, ...older]: readonly string[]): string | undefined => {
  const kept = config.TOKEN_SECRET ? undefined : readSecret(secretFileOf(config));
  if (kept !== undefined && kept !== newest) throw notEmpty('another token-secret');
  const given = [config.TOKEN_SECRET ?? newest, config.TOKEN_SECRET_PREVIOUS];
  if (!given.includes(newest)) throw otherSecret('TOKEN_SECRET', 1);
  if (older.some((secret) => !given.includes(secret))) throw otherSecret('TOKEN_SECRET_PREVIOUS', 2);
  return config.TOKEN_SECRET ? undefined : newest;
};

const otherSecret = (variable: string, line: number) =>
  new CannotStart(
    `${variable} is not the one of the backup, which second factors are sealed with: set it to line ${line} of what "tar -xzOf <file> token-secrets" prints. Nothing was changed.`,
  );

/** Tables without rows are as good as none, as long as the backup knows them all. */
export const requireEmpty = (owner: Pool, { migrations }: Head) =>
  inSnapshot(owner, async (sql) => {
    const applied = await readMigrations(sql);
    const tables = await readTables(sql);
    if (applied.length === 0 && tables[0]) throw notEmpty(`the table ${tables[0].name}`);
    const newer = applied.find((name) => !migrations.includes(name));
    if (newer) throw notEmpty(`the migration ${newer}, which the backup is older than`);
    if (applied.includes('0008-backup.sql')) await becomeReader(sql);
    const filled = await firstFilled(sql, tables);
    if (filled) throw notEmpty(`the table ${filled} has rows`);
  });
