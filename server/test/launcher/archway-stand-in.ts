import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { EmbeddedDatabaseError, startEmbedded } from '../../src/platform/db/embedded.ts';

/**
 * The smallest program that uses the launcher the way the server does, so that it can be killed. It is told on
 * standard input (write <id>, read, stop) and answers on standard output, one JSON value a line.
 */
const print = (answer: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const [folder = '', sharedFolder = ''] = process.argv.slice(2);
const database = await startEmbedded({ folder, sharedFolder, log: (line) => print({ log: line }) }).catch(
  (error: unknown) => {
    if (!(error instanceof EmbeddedDatabaseError)) throw error;
    print({ refused: error.message });
    process.exit(1);
  },
);
const { socketFolder, port, firstStart, adopted } = database;
const connection = { host: socketFolder, port, user: 'postgres', database: 'postgres' };
const sql = postgres({ ...connection, onnotice: () => undefined });
await sql`create table if not exists written (id text primary key)`.simple();

const stop = async () => {
  const [row] = await sql`select 'it still answers' as word`;
  await sql.end({ timeout: 1 });
  await database.stop();
  print({ stopped: row?.['word'] });
  process.exit(0);
};
process.once('SIGINT', stop);

const obey = async (line: string) => {
  const [command, id = ''] = line.split(' ');
  if (command === 'write') {
    await sql`insert into written (id) values (${id})`;
    print({ written: id });
  }
  if (command === 'read') print({ ids: (await sql`select id from written`).map((row) => row['id']) });
  if (command === 'stop') await stop();
};
createInterface({ input: process.stdin }).on('line', (line) => void obey(line));

print({ ready: { socketFolder, port, firstStart, adopted, uid: process.getuid?.() } });
