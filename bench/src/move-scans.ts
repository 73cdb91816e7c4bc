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
const rounds = 3;
const linesAtOnce = 200;

type Take = (events: readonly BareScan[]) => Promise<void>;
type Piece = { readonly unitId: string; readonly itemId: string };
type Job = {
  readonly moveId: string;
  readonly roomId: string;
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
      jobs.push(await planHome(server.url, headers, home, nth + (known?.moves ?? 0)));
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

/** So many pieces for each home, those of an item beside each other. */
const freePieces = async (sql: postgres.Sql, orgId: string, pieces: number, homes: number) => {
  const rows = await sql<Piece[]>`
    select u.id as "unitId", u.item_id as "itemId" from unit u join item i on i.org_id = u.org_id and i.id = u.item_id
    where u.org_id = ${orgId} and u.lifecycle = 'active' and u.custody = 'in_storage' and i.deleted_at is null and i.status = 'active'
    order by u.item_id, u.id limit ${pieces * homes}`;
  if (rows.length < pieces * homes)
    throw new Error(`Only ${rows.length} pieces are in storage: a folder that is kept is used up.`);
  return Array.from({ length: homes }, (_, nth) => rows.slice(nth * pieces, (nth + 1) * pieces));
};

/** A home for which these pieces are promised, with its planned move-in. */
const planHome = async (
  url: string,
  headers: Record<string, string>,
  pieces: readonly Piece[],
  nth: number,
): Promise<Job> => {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; version: number; rooms: { id: string }[] }; // the contract's
  };
  const client = await call('POST', '/clients', { name: `Client of home ${nth}`, kind: 'homeowner' });
  const address = { address: `${nth + 1} Bench St`, city: 'Portland', state: 'OR' };
  const property = await call('POST', '/properties', { ...address, type: 'house' });
  const day = (from: number) =>
    new Date(Date.now() + (from + 90 * nth) * 86_400_000).toISOString().slice(0, 10);
  const staging = await call('POST', '/stagings', {
    name: `Home ${nth}`,
    clientId: client.id,
    propertyId: property.id,
    installOn: day(200),
    endsOn: day(260),
    rooms: [{ name: 'Dining room', roomType: 'dining' }],
  });
  const roomId = staging.rooms[0]?.id ?? '';
  const wanted = [...Map.groupBy(pieces, ({ itemId }) => itemId)].map(([itemId, of]) => ({
    roomId,
    itemId,
    quantity: of.length,
  }));
  for (let from = 0; from < wanted.length; from += linesAtOnce)
    await call('POST', `/stagings/${staging.id}/lines`, { lines: wanted.slice(from, from + linesAtOnce) });
  for (const status of ['quoted', 'confirmed', 'designing', 'ready']) {
    const { version } = await call('GET', `/stagings/${staging.id}`);
    await call('POST', `/stagings/${staging.id}/status`, { version, status });
  }
  const { id: moveId } = await call('POST', '/moves', {
    stagingId: staging.id,
    kind: 'in',
    scheduledOn: day(199),
  });
  // Every phone goes through the whole warehouse: pieces of one item are picked by several.
  const shares = Array.from({ length: phones }, (_, phone) =>
    pieces.filter((_, index) => index % phones === phone),
  );
  return { moveId, roomId, shares };
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
