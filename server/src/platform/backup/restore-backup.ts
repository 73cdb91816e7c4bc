import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { CannotStart } from '../cannot-start.ts';
import type { Pool } from '../db/pool.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { type Contents, Job, type Table } from './backup-format.ts';
import {
  addJobs,
  closeTables,
  copyIn,
  copyOut,
  firstFilled,
  type OwnerSql,
  openTables,
} from './backup-store.ts';
import { type CheckedBackup, membersIn } from './read-backup.ts';
import type { TarMember } from './tar.ts';
import { countRows } from './write-backup.ts';

type RestoreParts = {
  readonly owner: Pool;
  readonly fileStorage: FileStorage;
  readonly file: string;
  /** As `checkBackup` found it. */
  readonly backup: CheckedBackup;
};

/**
 * Fills an empty database, whose tables are those of the backup, and the file storage. The rows are kept in one transaction,
 * after every table was read back and is the same as in the backup and all pictures are there: until then the database
 * is empty, and it can be tried again.
 */
export const restoreBackup = ({ owner, fileStorage, file, backup }: RestoreParts): Promise<Contents> =>
  owner.begin(async (sql) => {
    const { tables } = backup.head;
    const forced = await openTables(sql, tables);
    const filled = await firstFilled(sql, tables);
    if (filled) throw notEmpty(filled);
    const load = loader(sql, fileStorage, tables);
    for await (const member of membersIn(file)) await load.take(member);
    await load.end();
    for (const table of tables) await requireSame(sql, table, backup.contents);
    await closeTables(sql, tables, forced);
    return backup.contents;
  });

const loader = (sql: OwnerSql, fileStorage: FileStorage, tables: readonly Table[]) => {
  let open: { name: string; stream: Writable } | undefined;
  const end = async () => {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
    open = undefined;
  };
  const into = async (name: string) => {
    if (open?.name === name) return open.stream;
    await end();
    const table = tables.find((each) => each.name === name);
    if (!table) throw new Error(`The backup has rows of ${name}, which it does not name as a table.`);
    const stream = await copyIn(sql, table);
    // What the database refuses is heard with the next write, or at the end.
    stream.on('error', () => {});
    open = { name, stream };
    return stream;
  };
  const take = async ({ name, content }: TarMember) => {
    const [kind, first = '', ...rest] = name.split('/');
    if (kind === 'tables') {
      const stream = await into(first);
      for await (const chunk of content) {
        if (stream.destroyed) throw failureOf(stream);
        if (!stream.write(chunk)) await drained(stream);
      }
      return;
    }
    await end();
    if (kind === 'jobs') await addJobs(sql, readLines(await buffer(content)));
    if (kind === 'pictures')
      await fileStorage.put(`${first}/${rest[0]}`, { [rest[1] ?? '']: await buffer(content) });
  };
  return { take, end };
};

/** A stream that failed, or fails meanwhile, never drains. */
const drained = async (stream: Writable) => {
  const over = new AbortController();
  const { signal } = over;
  try {
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]);
  } finally {
    over.abort();
  }
  if (stream.destroyed) throw failureOf(stream);
};

const failureOf = (stream: Writable) =>
  stream.errored ?? new Error('The database ended the copy of a table.');

const readLines = (lines: Buffer): Job[] =>
  lines
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Job.parse(JSON.parse(line)));

const requireSame = async (sql: OwnerSql, table: Table, contents: Contents) => {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of await copyOut(sql, table)) {
    hash.update(chunk);
    rows += countRows(chunk);
  }
  const wanted = contents.tables[table.name];
  if (rows !== wanted?.rows || hash.digest('hex') !== wanted.sha256)
    throw new Error(`The table ${table.name} did not come back as it was: nothing was kept.`);
};

export const notEmpty = (what: string) =>
  new CannotStart(
    `There is something here already (${what}): restore into an empty database, or an empty ARCHWAY_DATA. Nothing was changed.`,
  );
