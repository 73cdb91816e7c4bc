import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import {
  addPage,
  type CodePage,
  findIndexed,
  makeCodeIndex,
} from '@archway/contract/inventory/scan-codes/code-index';
import type { ScanCodes } from '@archway/contract/inventory/scan-codes/endpoint';
import { readLabels } from '@archway/contract/inventory/scan-codes/known-codes';
import postgres from 'postgres';
import { enterOrganization } from './enter-organization.ts';
import { fromElsewhere } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';

const piecesEach = 4;
const changesADay = 2000;
const lookups = 20_000;
const slowedBy = 4;

/**
 * What a phone takes to know every code of 100,000 pieces, four of each item and a label on each, and what it takes a day
 * later: bytes as they go over the wire, compressed by the server.
 */
export const benchScanCodes = async (folder: string, port: number, pieces = 100_000) => {
  await makeSize(folder, { items: Math.ceil((pieces / piecesEach) * (16 / 15)), organizations: 1 });
  const server = await startServer(folder, port);
  const address = embeddedSocket(folder);
  const sql = postgres({ ...address, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  try {
    const { orgId, headers } = await enterOrganization(server.url);
    await furnish(sql, orgId);
    await vacuum(address);
    const codes = (query: Record<string, string>) =>
      takePages(`${server.url}/api/scan-codes`, headers, query);
    const before = server.residentMb();
    const whole = await codes({});
    const [{ count: known } = { count: 0 }] =
      await sql`select count(*)::int from unit where org_id = ${orgId}`;
    report(
      `codes of ${known} pieces, ${whole.pages} pages`,
      `${kb(whole.bytes)} kB (aim ≤ 4000), ${Math.round(whole.ms)} ms, slowest page ${Math.round(whole.slowest)} ms`,
    );
    report(
      'resident memory of node, before and after',
      `${Math.round(before)} MB, ${Math.round(server.residentMb())} MB`,
    );
    reportLookups(whole.taken);
    const quiet = await codes({ since: whole.token });
    report('nothing changed since', `${quiet.bytes} bytes, ${Math.round(quiet.ms)} ms`);
    await sql`update unit set location_id = moved.to_id from (
        select u.id, (select l.id from storage_location l where l.org_id = ${orgId} and l.kind = 'bin' and u.id is not null order by random() limit 1) as to_id
        from unit u where u.org_id = ${orgId} and u.lifecycle = 'active' order by random() limit ${changesADay}) moved
      where unit.org_id = ${orgId} and unit.id = moved.id`;
    const day = await codes({ since: whole.token });
    report(
      `a day later, ${changesADay} pieces moved`,
      `${kb(day.bytes)} kB, ${((day.bytes / whole.bytes) * 100).toFixed(2)} % of all (aim ≤ 1), ${Math.round(day.ms)} ms`,
    );
  } finally {
    await sql.end();
    await server.stop();
  }
};

/** More pieces of each item, with ids as the product makes them, and a label on each. */
const furnish = async (sql: postgres.Sql, orgId: string) => {
  const id = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text || u.id || n), 1, 3)
    || '8' || substr(md5(random()::text || u.id || n), 4, 15))::uuid`;
  await sql.unsafe(
    `insert into unit (org_id, id, item_id, code, location_id, home_location_id, condition)
     select u.org_id, ${id}, u.item_id, 'U-' || lpad((row_number() over (order by u.code, n))::text, 6, '0'), u.location_id, u.home_location_id, 'good'
     from unit u cross join generate_series(2, ${piecesEach}) n where u.org_id = $1`,
    [orgId],
  );
  await sql.unsafe(
    `insert into label_code (org_id, id, code, kind, unit_id)
     select u.org_id, ${id.replaceAll('|| n', '')}, upper(translate(substr(md5(random()::text || u.id), 1, 10), 'abcdef', 'GHJKMN')), 'unit', u.id
     from unit u where u.org_id = $1 on conflict do nothing`,
    [orgId],
  );
};

/** As a device does it, from what it holds in memory: half of them codes of labels, half those that stand on pieces. */
const reportLookups = (pages: readonly CodePage[]) => {
  const index = makeCodeIndex();
  for (const page of pages) addPage(index, page);
  const codes = [...index.pieces.values()].flatMap(({ code, labels }) => [code, ...readLabels(labels)]);
  const times = Array.from({ length: lookups }, (_, nth) => {
    const code = codes[(nth * 7919) % codes.length] ?? '';
    const started = performance.now();
    if (!findIndexed(index, code)) throw new Error(`${code} leads to nothing`);
    return (performance.now() - started) * slowedBy;
  }).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(3);
  report(
    `looking up a code among ${codes.length}, told for a processor ${slowedBy} times slower`,
    `${at(0.5)} ms, 99 % within ${at(0.99)}, at most ${at(1)} (aim ≤ 20)`,
  );
};

const takePages = async (url: string, headers: Record<string, string>, query: Record<string, string>) => {
  const total = { bytes: 0, pages: 0, ms: 0, slowest: 0, token: '', taken: [] as CodePage[] };
  let known = query;
  for (let after: string | null = ''; after !== null; ) {
    const search = new URLSearchParams({ ...known, ...(after ? { after } : {}) });
    const started = performance.now();
    const { body, bytes } = await takeCompressed(`${url}?${search}`, fromElsewhere(headers));
    const ms = performance.now() - started;
    const page = JSON.parse(body) as ScanCodes;
    total.taken.push(page);
    total.token ||= page.token;
    if (page.isWhole) known = {};
    total.bytes += bytes;
    total.pages += 1;
    total.ms += ms;
    total.slowest = Math.max(total.slowest, ms);
    after = page.next;
  }
  return total;
};

const takeCompressed = async (url: string, headers: Record<string, string>) => {
  const request = get(url, { headers: { ...headers, 'accept-encoding': 'gzip' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`codes were answered with ${answer.statusCode}`);
  let bytes = 0;
  answer.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  const isPlain = answer.headers['content-encoding'] !== 'gzip';
  const body = await text(isPlain ? answer : answer.pipe(createGunzip()));
  return { body, bytes };
};

const kb = (bytes: number) => Math.round(bytes / 1000);
