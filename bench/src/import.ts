import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { median } from './load.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';
import { signUp } from './sign-up.ts';

const rounds = 3;

/**
 * A sheet from the file to the catalog: looked at, checked, applied. Ten thousand rows against a plain COPY of the very
 * rows they became, into the same tables; a hundred thousand as they are, with what it costs in memory and in other
 * people's patience.
 */
export const benchImport = async (folder: string, port: number) => {
  const server = await startServer(folder, port);
  const sql = postgres({
    ...embeddedSocket(folder),
    user: 'postgres',
    database: 'archway',
    max: 1,
    onnotice: () => {},
  });
  try {
    await importRows(server.url, 1000);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { seconds, orgId } = await importRows(server.url, 10_000);
      const copying = await copySeconds(sql, orgId, (await signUp(server.url)).orgId);
      ratios.push(seconds / copying);
    }
    report(
      'checked import of 10,000 rows against a plain COPY',
      `${median(ratios).toFixed(2)} times (goal ≤ 2)`,
    );
    await benchLarge(server);
  } finally {
    await sql.end();
    await server.stop();
  }
};

type Server = { readonly url: string; residentMb(): number };

const benchLarge = async (server: Server) => {
  const other = await signUp(server.url);
  const quiet = await waits(server.url, other.accessToken, sleep(3000));
  const before = server.residentMb();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, server.residentMb());
  }, 100);
  const importing = importRows(server.url, 100_000);
  const busy = await waits(server.url, other.accessToken, importing);
  const { seconds } = await importing;
  clearInterval(watching);
  report('import of 100,000 rows', `${seconds.toFixed(1)} s (goal < 60)`);
  report('resident memory of node, more than before it', `${Math.round(most - before)} MB (goal < 300)`);
  report(
    'a request of somebody else meanwhile, p95',
    `${busy.toFixed(1)} ms, alone ${quiet.toFixed(1)} ms (${(busy / quiet).toFixed(1)} times)`,
  );
};

/** How long the list takes for somebody else, nineteen times out of twenty, until something is over. */
const waits = async (url: string, accessToken: string, until: Promise<unknown>) => {
  let over = false;
  void until.finally(() => {
    over = true;
  });
  const taken: number[] = [];
  while (!over) {
    const started = performance.now();
    await (await fetch(`${url}/api/items`, { headers: { 'x-access-token': accessToken } })).text();
    taken.push(performance.now() - started);
    await sleep(20);
  }
  return taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0;
};

/** In an organization of its own, from the sending of the file to the last row. */
const importRows = async (url: string, rows: number) => {
  const { accessToken, orgId } = await signUp(url);
  const headers = { 'x-access-token': accessToken };
  const post = async (path: string, body: unknown) =>
    (
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: body instanceof FormData ? headers : { ...headers, 'content-type': 'application/json' },
        body: body instanceof FormData ? body : JSON.stringify(body),
      })
    ).json() as Promise<Import>;
  const until = async (id: string, state: string): Promise<Import> => {
    const now = (await (await fetch(`${url}/api/imports/${id}`, { headers })).json()) as Import;
    if (now.state === 'failed') throw new Error(`The import failed: ${now.failure}.`);
    if (now.state === state) return now;
    await sleep(50);
    return until(id, state);
  };
  await post('/storage-locations', { name: 'A', kind: 'bin', code: 'A-1' });
  const form = new FormData();
  form.append('file', new File([sheetOf(rows)], 'items.csv'));
  const started = performance.now();
  const sent = await post('/imports', form);
  const mapping = sent.columns.map(({ guess }) => guess);
  await post(`/imports/${sent.id}/check`, {
    version: sent.version,
    mapping,
    makeCategories: true,
    makeVendors: true,
  });
  const { version, counts } = await until(sent.id, 'checked');
  if (counts?.toAdd !== rows) throw new Error(`Of ${rows} rows ${counts?.toAdd} are new.`);
  await post(`/imports/${sent.id}/apply`, { version });
  await until(sent.id, 'done');
  return { seconds: (performance.now() - started) / 1000, orgId };
};

type Import = {
  id: string;
  state: string;
  failure: string | null;
  version: number;
  columns: { guess: string | null }[];
  counts: { toAdd: number } | null;
}; // the contract's, as far as it is looked at

const nouns = ['Sofa', 'Armchair', 'Table', 'Lamp', 'Rug', 'Mirror', 'Stool', 'Bench', 'Desk', 'Bed'];
const colors = ['Oatmeal', 'Ivory', 'Cognac', 'Slate', 'Navy', 'Sage', 'Rust', 'Black'];

/** As a company has them: a dozen columns, a piece each, ten kinds, forty vendors. */
const sheetOf = (rows: number) => {
  const lines = ['Name,SKU,Category,Brand,Vendor,Color,Style,Tags,Width,Depth,Height,Rent,Cost,Qty,Bin'];
  for (let n = 0; n < rows; n += 1) {
    const noun = nouns[n % nouns.length];
    lines.push(
      `${colors[n % colors.length]} ${noun} ${n},B-${n},Furniture > ${noun}s,Brand ${n % 50},Vendor ${n % 40},${colors[n % colors.length]},Modern,"hero; set ${n % 20}",${20 + (n % 80)},${20 + (n % 30)},${15 + (n % 60)},"$${10 + (n % 900)}.00",${100 + (n % 2000)}.50,1,A-1`,
    );
  }
  return lines.join('\n');
};

/** The same items, pieces and events again, into an organization that has the places and kinds they need. */
const copySeconds = async (sql: postgres.Sql, from: string, to: string) => {
  for (const table of ['category', 'vendor', 'storage_location'])
    await sql.unsafe(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('org_id', '${to}'))).* from ${table} t where org_id = '${from}'`,
    );
  const written = new Map<string, { columns: string; text: Buffer }>();
  for (const table of ['item', 'unit', 'scan_event']) {
    const columns = await storedColumns(sql, table);
    const pieces: Buffer[] = [];
    const stream = await sql
      .unsafe(
        `copy (select ${columns} from (select (jsonb_populate_record(t, jsonb_build_object('org_id', '${to}'))).* from ${table} t where org_id = '${from}') moved) to stdout`,
      )
      .readable();
    for await (const piece of stream) pieces.push(piece);
    written.set(table, { columns, text: Buffer.concat(pieces) });
  }
  const started = performance.now();
  for (const [table, { columns, text }] of written) {
    const stream = await sql.unsafe(`copy ${table} (${columns}) from stdin`).writable();
    await new Promise<void>((resolve, reject) => {
      stream.on('finish', resolve);
      stream.on('error', reject);
      stream.end(text);
    });
  }
  return (performance.now() - started) / 1000;
};

/** COPY takes no column that PostgreSQL computes. */
const storedColumns = async (sql: postgres.Sql, table: string) => {
  const rows = await sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;
  return rows.map(({ name }) => name).join(', ');
};
