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
import { freePieces, type Home, type Piece, planHome } from './move-homes.ts';
import { productDevices } from './product-scans.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';

const phones = 4;
const batchSize = 50;
const rounds = 3;

type Take = (events: readonly BareScan[]) => Promise<void>;
type Job = Home & {
  /** Those of each phone. */
  readonly shares: readonly (readonly Piece[])[];
};

/**
 * A whole move-in, each piece picked and dropped by one of four phones in batches of fifty, against the same rows inserted by
 * the bare driver. Each round has a home of its own: what is recorded on a move already is part of what a batch costs.
 */
export const benchMoveScans = async (folder: string, port: number, pieces = 1500) => {
  await makeSize(folder, { items: 10_000, organizations: 1 });
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
    await makeBareScans(sql);
    // A folder that is kept has the homes of earlier runs: these are staged after them.
    const [known] = await sql<
      { moves: number }[]
    >`select count(*)::int as moves from move where org_id = ${orgId}`;
    const homes = await freePieces(sql, orgId, pieces, rounds);
    const ratios: { statement: number; rows: number; last: number }[] = [];
    const jobs: Job[] = [];
    for (const [nth, home] of homes.entries())
      jobs.push({
        ...(await planHome(server.url, headers, home, nth + (known?.moves ?? 0))),
        // Every phone goes through the whole warehouse: pieces of one item are picked by several.
        shares: Array.from({ length: phones }, (_, phone) =>
          home.filter((_, index) => index % phones === phone),
        ),
      });
    await vacuum(address);
    for (const [nth, job] of jobs.entries()) {
      const statement = await recordAll(bareDevices(sql, orgId, insertAll, phones), job);
      const own = await recordAll(productDevices(server.url, headers, phones), job);
      const rows = await recordAll(bareDevices(sql, orgId, insertEach, phones), job);
      ratios.push({
        statement: own.perSecond / statement.perSecond,
        rows: own.perSecond / rows.perSecond,
        last: own.last / own.first,
      });
      report(
        `moves of ${pieces} pieces, round ${nth + 1}`,
        `${own.perSecond.toFixed(0)}/s, longest batch ${own.longest.toFixed(0)} ms; bare ${rows.perSecond.toFixed(0)}/s row by row, ${statement.perSecond.toFixed(0)}/s batch by batch`,
      );
    }
    const shown = (of: 'rows' | 'statement' | 'last') => median(ratios.map((ratio) => ratio[of])).toFixed(2);
    report(
      `scans of a move in batches of ${batchSize}, ${phones} phones, against bare inserts`,
      `${shown('rows')} row by row (aim ≥ 0.4), ${shown('statement')} in one statement; the last tenth of batches takes ${shown('last')} times the first`,
    );
  } finally {
    await dropBareScans(sql);
    await sql.end();
    await server.stop();
  }
};

/** Every piece is picked by its phone, and dropped after that. */
const recordAll = async (takes: readonly Take[], { moveId, roomId, shares }: Job) => {
  const durations: number[] = [];
  const started = performance.now();
  let recorded = 0;
  await Promise.all(
    takes.map(async (take, phone) => {
      const share = shares[phone] ?? [];
      for (const kind of ['picked', 'dropped'])
        for (let from = 0; from < share.length; from += batchSize) {
          const events = share.slice(from, from + batchSize).map((piece) => ({
            id: randomUUID(),
            at: new Date().toISOString(),
            kind,
            moveId,
            ...piece,
            ...(kind === 'dropped' ? { roomId } : {}),
          }));
          const began = performance.now();
          await take(events);
          durations.push(performance.now() - began);
          recorded += events.length;
        }
    }),
  );
  const tenth = Math.max(1, Math.floor(durations.length / 10));
  return {
    perSecond: (recorded * 1000) / (performance.now() - started),
    first: median(durations.slice(0, tenth)),
    last: median(durations.slice(-tenth)),
    longest: Math.max(...durations),
  };
};
