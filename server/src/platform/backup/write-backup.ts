import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, link, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';
import type { Pool } from '../db/pool.ts';
import { bringToDisk } from '../files/bring-to-disk.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { type Contents, type Head, names, type Table } from './backup-format.ts';
import {
  becomeOwner,
  becomeReader,
  copyOut,
  hasQueue,
  inSnapshot,
  type OwnerSql,
  pictureFoldersAmong,
  readJobs,
  readMigrations,
  readPictureFolders,
  readTables,
  readVersion,
} from './backup-store.ts';
import { endOfTar, tarMember } from './tar.ts';

export type BackupParts = {
  readonly owner: Pool;
  readonly fileStorage: FileStorage;
  readonly secrets: readonly string[];
  /** What each picture consists of, by name. */
  readonly fileNames: readonly string[];
};

/** Writes everything into one new file, which is there whole or not at all. Archway may go on meanwhile. */
export const writeBackup = async (parts: BackupParts, file: string): Promise<Contents> => {
  if (await exists(file)) throw taken(file);
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    const contents = await inSnapshot(parts.owner, async (sql) => {
      const counted: Contents = { tables: {}, jobs: 0, pictures: 0, withoutFiles: [] };
      await pipeline(
        Readable.from(withChecksum(membersOf(sql, parts, counted)), { objectMode: true }),
        createGzip({ level: 1 }),
        createWriteStream(unfinished, { mode: 0o600 }),
      );
      return counted;
    });
    await bringToDisk(unfinished);
    // Unlike a rename it replaces nothing: another backup may have got this name meanwhile.
    await link(unfinished, file).catch((error: unknown) => {
      throw error instanceof Error && 'code' in error && error.code === 'EEXIST' ? taken(file) : error;
    });
    await bringToDisk(dirname(file));
    return { ...contents, withoutFiles: await stillWithoutFiles(parts.owner, contents.withoutFiles) };
  } finally {
    await rm(unfinished, { force: true });
  }
};

const taken = (file: string) => new CannotStart(`${file} exists already: choose another name.`);

/** Of a picture that was taken away since the snapshot nothing is missing. */
const stillWithoutFiles = (owner: Pool, pictureFolders: readonly string[]) =>
  pictureFolders.length === 0
    ? []
    : inSnapshot(owner, async (sql) => {
        await becomeReader(sql);
        return pictureFoldersAmong(sql, pictureFolders);
      });

/** The rows first, then the pictures: one that is added meanwhile does no harm without its row. */
async function* membersOf(sql: OwnerSql, parts: BackupParts, counted: Contents): AsyncGenerator<Buffer> {
  const head = await headOf(sql);
  yield tarMember(names.head, json(head));
  yield tarMember(names.secrets, Buffer.from(parts.secrets.map((secret) => `${secret}\n`).join('')));
  await becomeReader(sql);
  for (const table of head.tables) yield* tableParts(sql, table, counted);
  await becomeOwner(sql);
  if (await hasQueue(sql)) yield* jobParts(sql, counted);
  await becomeReader(sql);
  for await (const rows of readPictureFolders(sql)) {
    for (const { pictureFolder } of rows) yield* pictureFiles(parts, pictureFolder, counted);
  }
  yield tarMember(names.contents, json(counted));
}

const headOf = async (sql: OwnerSql): Promise<Head> => {
  const migrations = await readMigrations(sql);
  if (!migrations.includes('0008-backup.sql'))
    throw new CannotStart(
      'This database is from before there were backups: start this Archway once, then try again.',
    );
  const [postgres, tables] = [await readVersion(sql), await readTables(sql)];
  return { format: 1, madeAt: new Date().toISOString(), postgres, migrations, tables };
};

/** A part is what is held in memory at once. */
const partBytes = 4 * 1024 * 1024;

async function* tableParts(sql: OwnerSql, table: Table, counted: Contents): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let rows = 0;
  let part = 0;
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await copyOut(sql, table)) {
    hash.update(chunk);
    rows += countRows(chunk);
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    part += 1;
    yield tarMember(names.table(table.name, part), Buffer.concat(held));
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield tarMember(names.table(table.name, part + 1), Buffer.concat(held));
  counted.tables[table.name] = { rows, sha256: hash.digest('hex') };
}

/** COPY writes one line for each row, and a line's end inside of a value as two other characters. */
export const countRows = (chunk: Buffer): number => {
  let rows = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
  return rows;
};

async function* jobParts(sql: OwnerSql, counted: Contents): AsyncGenerator<Buffer> {
  let part = 0;
  for await (const jobs of readJobs(sql)) {
    counted.jobs += jobs.length;
    part += 1;
    yield tarMember(names.jobs(part), Buffer.from(jobs.map((job) => `${JSON.stringify(job)}\n`).join('')));
  }
}

async function* pictureFiles(
  { fileStorage, fileNames }: BackupParts,
  pictureFolder: string,
  counted: Contents,
) {
  let found = 0;
  for (const name of fileNames) {
    const content = await fileStorage.get(pictureFolder, name);
    if (!content) continue;
    found += 1;
    yield tarMember(names.picture(pictureFolder, name), content);
  }
  if (found > 0) counted.pictures += 1;
  else counted.withoutFiles.push(pictureFolder);
}

async function* withChecksum(members: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const member of members) {
    hash.update(member);
    yield member;
  }
  yield tarMember(names.checksum, Buffer.from(`${hash.digest('hex')}\n`));
  yield endOfTar();
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
