import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import {
  type BareScan,
  bareDevices,
  dropBareScans,
  insertAll,
  insertEach,
  makeBareScans,
} from './bare-scans.ts';
import { enterOrganization } from './enter-organization.ts';
import { median } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { productDevices } from './product-scans.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';

const phones = 4;
const batchSize = 50;
const rounds = 5;
const secondsEach = 4;
/** A member records no more than 30,000 events an hour: all rounds together stay below. */
const mostEach = 5500;

type Take = (events: readonly BareScan[]) => Promise<void>;

/**
 * Pieces that are moved by four phones in batches of fifty, against the same rows inserted by the bare driver, batch by batch,
 * into a table with the same indexes and references and nothing else: no token, no right, no look at what is known, no
 * pieces to fold.
 */
export const benchScans = async (folder: string, port: number, size = 10_000) => {
  await makeSize(folder, { items: size, organizations: 1 });
  const server = await startServer(folder, port);
  const address = embeddedSocket(folder);
  const sql = postgres({
    ...address,
    user: 'postgres',
    database: 'archway',
    max: phones,
    onnotice: () => {},
  });
  try {
    await vacuum(address);
    const { orgId, headers } = await enterOrganization(server.url);
    const units = await piecesOf(
      sql`select id, item_id as "itemId" from unit where org_id = ${orgId} and lifecycle = 'active' order by id limit 8000`,
    );
    const bins = await idsOf(
      sql`select id from storage_location where org_id = ${orgId} and kind = 'bin' and deleted_at is null limit 50`,
    );
    await makeBareScans(sql);
    const draw = () => drawn(units, bins);
    const ratios: { statement: number; rows: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const statement = await eventsPerSecond(bareDevices(sql, orgId, insertAll, phones), draw);
      const own = await eventsPerSecond(productDevices(server.url, headers, phones), draw);
      const rows = await eventsPerSecond(bareDevices(sql, orgId, insertEach, phones), draw);
      ratios.push({ statement: own / statement, rows: own / rows });
      report(
        `scans, round ${round + 1}`,
        `${own.toFixed(0)}/s; bare ${rows.toFixed(0)}/s row by row, ${statement.toFixed(0)}/s batch by batch`,
      );
    }
    const shown = (of: 'rows' | 'statement') => median(ratios.map((ratio) => ratio[of])).toFixed(2);
    report(
      `scans in batches of ${batchSize}, ${phones} phones, against bare inserts`,
      `${shown('rows')} row by row (aim ≥ 0.4), ${shown('statement')} in one statement`,
    );
  } finally {
    await dropBareScans(sql);
    await sql.end();
    await server.stop();
  }
};

const idsOf = async (query: PromiseLike<readonly postgres.Row[]>) =>
  (await query).map(({ id }) => String(id));

type Piece = { readonly id: string; readonly itemId: string };

const piecesOf = async (query: PromiseLike<readonly postgres.Row[]>): Promise<Piece[]> =>
  (await query).map(({ id, itemId }) => ({ id: String(id), itemId: String(itemId) }));

const drawn = (units: readonly Piece[], bins: readonly string[]): BareScan[] => {
  const from = Math.floor(Math.random() * units.length);
  return Array.from({ length: batchSize }, (_, nth) => {
    // Far apart from each other, as the pieces on a cart are.
    const { id: unitId, itemId } = units[(from + nth * 131) % units.length] ?? { id: '', itemId: '' };
    const locationId = bins[Math.floor(Math.random() * bins.length)] ?? '';
    return { id: randomUUID(), at: new Date().toISOString(), kind: 'moved', unitId, itemId, locationId };
  });
};

const eventsPerSecond = async (takes: readonly Take[], draw: () => BareScan[]) => {
  const started = performance.now();
  const until = started + secondsEach * 1000;
  let taken = 0;
  await Promise.all(
    takes.map(async (take) => {
      while (performance.now() < until && taken < mostEach) {
        await take(draw());
        taken += batchSize;
      }
    }),
  );
  return (taken * 1000) / (performance.now() - started);
};
