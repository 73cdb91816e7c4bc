import { resolve } from 'node:path';
import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import { readConfig, WrongConfig } from './config.ts';
import { documentName } from './files/keep-document.ts';
import { fileNameOf } from './files/keep-picture.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { visitDatabase } from './platform/db/connections/own-database.ts';
import { withPool } from './platform/db/connections/with-pool.ts';
import { openFileStorage } from './platform/files/open-file-storage.ts';
import { print, runCommand } from './platform/run-command.ts';
import { tokenSecrets } from './platform/tokens/token-secrets.ts';

/** Writes everything that Archway keeps into one file. Archway may be running. */
const backup = async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new WrongConfig('name the file to write: npm run backup -- <file>');
  const config = readConfig(process.env);
  const file = resolve(name);
  const access = await visitDatabase(config, print);
  try {
    const { tables, pictures, jobs, withoutFiles } = await withPool(access.owner, (owner) =>
      writeBackup(
        {
          owner,
          fileStorage: openFileStorage(config),
          secrets: tokenSecrets(config),
          fileNames: [...(Object.keys(pictureSizes) as PictureSize[]).map(fileNameOf), documentName], // keys of a const object
        },
        file,
      ),
    );
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    print(
      `Backed up ${rows} rows, ${pictures} pictures and ${jobs} waiting jobs to ${file}. It contains the secret: keep it safe.`,
    );
    if (withoutFiles.length > 0)
      throw new CannotStart(
        `everything: ${withoutFiles.length} pictures have no files where this command looks. Give it the ARCHWAY_DATA and FILES_S3_… that Archway itself has. The rest is in ${file}.`,
      );
  } finally {
    await access.close();
  }
};

await runCommand('back up', backup);
