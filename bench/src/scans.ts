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
const secondsEach = 6;

type Moved = {
  readonly id: string;
  readonly at: string;
  readonly unitId: string;
  readonly locationId: string;
};
type Take = (events: readonly Moved[]) => Promise<void>;

/**
 * Pieces that are moved by four phones in batches of fifty, against the same rows inserted by the bare driver, batch by batch,
 * into a table with the same indexes and nothing else: no token, no right, no look at what is known, no pieces to fold.
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
    const units = await idsOf(
      sql`select id from unit where org_id = ${orgId} and lifecycle = 'active' order by id limit 8000`,
    );
    const bins = await idsOf(
      sql`select id from storage_location where org_id = ${orgId} and kind = 'bin' and deleted_at is null limit 50`,
    );
    await sql`create table bare_scan_event (like scan_event including indexes including defaults)`;
    const draw = () => drawn(units, bins);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const limit = await eventsPerSecond(bareTakes(sql, orgId), draw);
      const own = await eventsPerSecond(productTakes(server.url, headers), draw);
      ratios.push(own / limit);
      report(`scans, round ${round + 1}`, `${own.toFixed(0)}/s against ${limit.toFixed(0)}/s`);
    }
    report(
      `scans in batches of ${batchSize}, ${phones} phones, against bare inserts`,
      `${median(ratios).toFixed(2)} (aim ≥ 0.4)`,
    );
  } finally {
    await sql.end();
    await server.stop();
  }
};

const idsOf = async (query: PromiseLike<readonly postgres.Row[]>) =>
  (await query).map(({ id }) => String(id));

const drawn = (units: readonly string[], bins: readonly string[]): Moved[] => {
  const from = Math.floor(Math.random() * units.length);
  return Array.from({ length: batchSize }, (_, nth) => ({
    id: randomUUID(),
    at: new Date().toISOString(),
    // Far apart from each other, as the pieces on a cart are.
    unitId: units[(from + nth * 131) % units.length] ?? '',
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
          events: events.map((event) => ({ ...event, kind: 'moved' })),
        }),
      });
      const { events: answers } = (await answer.json()) as { events: { applied: boolean }[] }; // the contract's
      if (!answers?.every(({ applied }) => applied))
        throw new Error(`scans were answered with ${answer.status}`);
    };
  });

const bareTakes = (sql: postgres.Sql, orgId: string): Take[] =>
  Array.from({ length: phones }, () => {
    const device = randomUUID();
    return async (events) => {
      await sql`insert into bare_scan_event (org_id, id, at, kind, item_id, unit_id, quantity, location_id, note, device_id, device_at, clock_offset_ms)
        select ${orgId}, n.id, n.at, 'moved', n."unitId", n."unitId", 1, n."locationId", '', ${device}, n.at, 0
        from jsonb_to_recordset(${sql.json([...events])}) as n (id uuid, at timestamptz, "unitId" uuid, "locationId" uuid)`;
    };
  });
