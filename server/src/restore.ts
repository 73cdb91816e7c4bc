import { resolve } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig, WrongConfig } from './config.ts';
import { analyzeAllTables } from './platform/backup/backup-store.ts';
import { requireEmpty, requireSecrets } from './platform/backup/may-restore.ts';
import { checkBackup } from './platform/backup/read-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { openForRestore } from './platform/db/connections/own-database.ts';
import { withPool } from './platform/db/connections/with-pool.ts';
import { migrate, migrationsIn } from './platform/db/migrate.ts';
import { openFileStorage } from './platform/files/open-file-storage.ts';
import { migrateQueue } from './platform/jobs/worker.ts';
import { print, runCommand } from './platform/run-command.ts';
import { keepSecret, secretFileOf } from './platform/tokens/secret-file.ts';

/** Puts everything from a backup into an empty place. The file is read to its end before anything is changed. */
const restore = async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new WrongConfig('name the file to read: npm run restore -- <file>');
  const config = readConfig(process.env);
  const file = resolve(name);
  const backup = await checkBackup(file);
  const secret = requireSecrets(config, backup.secrets);
  const access = await openForRestore(config, print);
  try {
    await withPool(access.owner, async (owner) => {
      await requireEmpty(owner, backup.head);
      await migrate(owner, migrationsIn(config.repo), backup.head.migrations);
      await migrateQueue(access.owner, pino({ level: 'silent' }));
      if (secret) keepSecret(secretFileOf(config), secret);
      const { tables, pictures } = await restoreBackup({
        owner,
        fileStorage: openFileStorage(config),
        file,
        backup,
      });
      await migrate(owner, migrationsIn(config.repo));
      await analyzeAllTables(owner);
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      print(`Restored ${rows} rows and ${pictures} pictures from ${backup.head.madeAt}${where(config)}.`);
    });
  } finally {
    await access.close();
  }
};

const where = ({ embedded, ARCHWAY_DATA }: Config) => (embedded ? ` into ${ARCHWAY_DATA}` : '');

await runCommand('restore', restore);
