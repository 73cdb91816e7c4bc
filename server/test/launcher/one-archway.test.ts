import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectTo, launch, refusalOf } from './launched.ts';
import { runStandIn } from './run-stand-in.ts';
import { folderWithDatabase } from './temporary-folder.ts';

test('a second Archway on the same folder is refused with one line that names it, and the first goes on', async () => {
  const base = await folderWithDatabase();
  const first = runStandIn(base);
  await first.ready;
  const line = await refusalOf(runStandIn(base).ready);
  expect(line).toBe(
    `Error: Another Archway is running on the data folder ${join(base, 'postgres')}: ` +
      'stop it, or set ARCHWAY_DATA to another folder.',
  );
  await first.write('still-here');
  expect(await first.read()).toEqual(['still-here']);
});

test('an Archway that starts while the last one is stopping waits for its turn', async () => {
  const base = await folderWithDatabase();
  const last = runStandIn(base);
  await last.ready;
  await last.write('from-the-last');
  const next = runStandIn(base);
  const [word] = await Promise.all([last.stop(), next.ready]);
  expect(word).toBe('it still answers');
  expect(await next.read()).toEqual(['from-the-last']);
});

test('the first Archway keeps its place when its guarding connection is cut', async () => {
  const base = await folderWithDatabase();
  const first = await launch(base);
  const sql = connectTo(first);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'archway: only one'`;
  await expect.poll(() => first.lines.at(-1), { timeout: 5_000 }).toBe('The embedded PostgreSQL is back.');
  expect(await refusalOf(runStandIn(base).ready)).toMatch(/Another Archway is running/);
});

test('a PostgreSQL killed under a living Archway is brought back, where it was', async () => {
  const base = await folderWithDatabase();
  const database = await launch(base);
  const sql = connectTo(database);
  await sql`create table kept as select 42 as answer`;
  process.kill(
    Number(readFileSync(join(base, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  await expect
    .poll(() => database.lines.at(-1), { timeout: 10_000 })
    .toBe('The embedded PostgreSQL is back.');
  expect(await connectTo(database)`select answer from kept`).toEqual([{ answer: 42 }]);
  await database.stop();
});
