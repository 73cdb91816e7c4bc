import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { enterOrganization } from './enter-organization.ts';
import { fromElsewhere, median } from './load.ts';
import { makeSize, vacuum } from './make-size.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';

const phones = 4;
const batchSize = 50;
const rounds = 5;
const secondsEach = 4;

type Moved = {
  readonly id: string;
  readonly at: string;
  readonly piece: Piece;
  readonly locationId: string;
};
type Take = (events: readonly Moved[]) => Promise<void>;

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
    await makeBareTable(sql);
    const draw = () => drawn(units, bins);
    const ratios: { statement: number; rows: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const statement = await eventsPerSecond(bareTakes(sql, orgId, insertAll), draw);
      const own = await eventsPerSecond(productTakes(server.url, headers), draw);
      const rows = await eventsPerSecond(bareTakes(sql, orgId, insertEach), draw);
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
    await sql.end();
    await server.stop();
  }
};

const idsOf = async (query: PromiseLike<readonly postgres.Row[]>) =>
  (await query).map(({ id }) => String(id));

type Piece = { readonly id: string; readonly itemId: string };

const piecesOf = async (query: PromiseLike<readonly postgres.Row[]>): Promise<Piece[]> =>
  (await query).map(({ id, itemId }) => ({ id: String(id), itemId: String(itemId) }));

const makeBareTable = async (sql: postgres.Sql) => {
  await sql.unsafe(`
    create table bare_scan_event (like scan_event including indexes including defaults);
    alter table bare_scan_event add foreign key (org_id) references organization (id),
      add foreign key (org_id, item_id) references item (org_id, id), add foreign key (org_id, unit_id) references unit (org_id, id),
      add foreign key (org_id, location_id) references storage_location (org_id, id), add foreign key (by_id) references app_user (id)`);
};

const drawn = (units: readonly Piece[], bins: readonly string[]): Moved[] => {
  const from = Math.floor(Math.random() * units.length);
  return Array.from({ length: batchSize }, (_, nth) => ({
    id: randomUUID(),
    at: new Date().toISOString(),
    // Far apart from each other, as the pieces on a cart are.
    piece: units[(from + nth * 131) % units.length] ?? { id: '', itemId: '' },
    locationId: bins[Math.floor(Math.random() * bins.length)] ?? '',
  }));
};

const eventsPerSecond = async (takes: readonly Take[], draw: () => Moved[]) => {
  const started = performance.now();
  const until = started + secondsEach * 1000;
  let taken = 0;
  await Promise.all(
    takes.map(async (take) => {
      while (performance.now() < until) {
        await take(draw());
        taken += batchSize;
      }
    }),
  );
  return (taken * 1000) / (performance.now() - started);
};

const productTakes = (url: string, headers: Record<string, string>): Take[] =>
  Array.from({ length: phones }, () => {
    const [device, from] = [randomUUID(), fromElsewhere(headers)];
    return async (events) => {
      const answer = await fetch(`${url}/api/scans`, {
        method: 'POST',
        headers: from,
        body: JSON.stringify({
          device,
          sentAt: new Date().toISOString(),
          events: events.map(({ piece, ...event }) => ({ ...event, unitId: piece.id, kind: 'moved' })),
        }),
      });
      const { events: answers } = (await answer.json()) as { events: { applied: boolean }[] }; // the contract's
      if (!answers?.every(({ applied }) => applied))
        throw new Error(`scans were answered with ${answer.status}`);
    };
  });

type Insert = (
  sql: postgres.Sql,
  orgId: string,
  device: string,
  events: readonly Moved[],
) => Promise<unknown>;

const bareTakes = (sql: postgres.Sql, orgId: string, insert: Insert): Take[] =>
  Array.from({ length: phones }, () => {
    const device = randomUUID();
    return async (events) => {
      await insert(sql, orgId, device, events);
    };
  });

/** A whole batch by one statement. */
const insertAll: Insert = (sql, orgId, device, events) => {
  const rows = events.map(({ piece, ...event }) => ({ ...event, itemId: piece.itemId, unitId: piece.id }));
  return sql`insert into bare_scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, note, device_id, device_at, clock_offset_ms)
    select ${orgId}, n.id, n.at, 'moved', n."itemId", n."unitId", 1, n."locationId", '', ${device}, n.at, 0
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, at timestamptz, "itemId" uuid, "unitId" uuid, "locationId" uuid)`;
};

/** Each row by a statement of its own, all of a batch in one transaction. */
const insertEach: Insert = (sql, orgId, device, events) =>
  sql.begin((own) =>
    events.map(
      ({ id, at, piece, locationId }) =>
        own`insert into bare_scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, note, device_id, device_at, clock_offset_ms)
          values (${orgId}, ${id}, ${at}, 'moved', ${piece.itemId}, ${piece.id}, 1, ${locationId}, '', ${device}, ${at}, 0)`,
    ),
  );
