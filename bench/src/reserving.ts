import postgres from 'postgres';
import type { Caller } from './lists.ts';
import { fromElsewhere, median } from './load.ts';
import type { DatabaseAddress } from './members.ts';
import { report } from './report.ts';

const clients = 16;
const wanted = 40;
const contested = 400;
const rounds = 3;
const secondsEach = 8;

/** One try to have forty pieces: whether it got them, and how to give them back. */
type Try = (itemIds: readonly string[]) => Promise<{ got: boolean; giveBack(): Promise<void> }>;
type Figures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly got: number;
};

/**
 * Reserving on the product and on the bare driver, turn by turn. The bare one locks the rows of the items in the order of
 * their ids, asks who has them on these days, and inserts: of the ways without deadlocks the quickest that needs no lock on
 * the whole organization.
 */
export const reserveAgainstBare = async (
  url: string,
  address: DatabaseAddress,
  caller: Omit<Caller, 'size'>,
) => {
  const items = await contestedItems(url, caller);
  const bare = await bareTries(address, caller.orgId);
  const product = await productTries(url, caller);
  const ratios: number[] = [];
  const tails: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limit = await fight(bare.tries, items);
    const own = await fight(product, items);
    ratios.push(own.perSecond / limit.perSecond);
    tails.push(own.p99 / own.p50);
    report(`reserving, round ${round + 1}`, `${shown(own)} against ${shown(limit)}`);
  }
  await bare.end();
  report(
    `reserving ${wanted} of ${contested}, ${clients} clients, against bare`,
    `${median(ratios).toFixed(2)} (aim ≥ 0.8)`,
  );
  report('reserving, p99 against p50', `${median(tails).toFixed(1)} times (aim ≤ 3)`);
};

const shown = ({ perSecond, p50, p99, got }: Figures) =>
  `${perSecond.toFixed(0)}/s (${Math.round(got * 100)} % got them, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`;

const fight = async (tries: readonly Try[], items: readonly string[]): Promise<Figures> => {
  const times: number[] = [];
  let got = 0;
  const until = performance.now() + secondsEach * 1000;
  const started = performance.now();
  await Promise.all(
    tries.map(async (attempt) => {
      while (performance.now() < until) {
        const chosen = drawn(items, wanted);
        const before = performance.now();
        const { got: hasThem, giveBack } = await attempt(chosen);
        times.push(performance.now() - before);
        if (!hasThem) continue;
        got += 1;
        await giveBack();
      }
    }),
  );
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    perSecond: (times.length * 1000) / (performance.now() - started),
    p50: at(0.5),
    p99: at(0.99),
    got: got / Math.max(1, times.length),
  };
};

/** Neighbors in a ring, so that some can be had beside each other and most collide. */
const drawn = (items: readonly string[], count: number) => {
  const from = Math.floor((Math.random() * items.length) / 20) * 20;
  return Array.from({ length: count }, (_, nth) => items[(from + nth) % items.length] ?? '').sort(
    () => Math.random() - 0.5,
  );
};

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Far enough ahead that nothing else is promised then. */
const days = { from: day(1000), to: day(1060) };

const contestedItems = async (url: string, { headers }: Pick<Caller, 'headers'>) => {
  const ids: string[] = [];
  for (let page = 1; ids.length < contested; page += 1) {
    const answer = await fetch(
      `${url}/api/items?itemsPerPage=100&status=active&selectedStatus=available&page=${page}`,
      { headers },
    );
    ids.push(...((await answer.json()) as { rows: { id: string }[] }).rows.map(({ id }) => id)); // the contract's
  }
  return ids.slice(0, contested);
};

/** What of the answers is read here. */
type Answered = {
  readonly id: string;
  readonly version: number;
  readonly rooms: readonly { readonly id: string }[];
  readonly rows: readonly { readonly id: string }[];
};

/** Each client has a confirmed staging of its own on the same days. */
const productTries = async (url: string, { headers }: Pick<Caller, 'headers'>): Promise<Try[]> => {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: fromElsewhere(headers),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answered }; // the contract's
  };
  const idOf = async (path: string) => (await call('GET', path)).body.rows[0]?.id ?? '';
  const [clientId, propertyId] = [await idOf('/clients'), await idOf('/properties')];
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const made = await call('POST', '/stagings', {
        clientId,
        propertyId,
        installOn: days.from,
        endsOn: days.to,
        rooms: [{ name: 'Living room', roomType: 'living' }],
      });
      const { id, rooms } = made.body;
      const quoted = await call('POST', `/stagings/${id}/status`, {
        version: made.body.version,
        status: 'quoted',
      });
      await call('POST', `/stagings/${id}/status`, { version: quoted.body.version, status: 'confirmed' });
      const roomId = rooms[0]?.id;
      return async (itemIds: readonly string[]) => {
        const lines = itemIds.map((itemId) => ({ roomId, itemId }));
        const { status, body } = await call('POST', `/stagings/${id}/lines`, { lines });
        if (status !== 200 && status !== 409) throw new Error(`reserving was answered with ${status}`);
        return {
          got: status === 200,
          giveBack: async () => {
            const lineIds = body.rows.map((row) => row.id);
            await call('POST', `/stagings/${id}/lines/remove`, { lineIds });
          },
        };
      };
    }),
  );
};

const bareTries = async (address: DatabaseAddress, orgId: string) => {
  const sql = postgres({
    ...address,
    user: 'postgres',
    database: 'archway',
    max: clients,
    onnotice: () => {},
  });
  await sql`create table bare_reservation (org_id uuid, id uuid primary key default gen_random_uuid(), staging int, item_id uuid, starts_on date, ends_on date)`;
  await sql`create index on bare_reservation (org_id, item_id, ends_on, starts_on)`;
  const tries = Array.from(
    { length: clients },
    (_, client): Try =>
      async (itemIds) => {
        const got = await sql.begin(async (transaction) => {
          await transaction`select 1 from item where org_id = ${orgId} and id = any (${[...itemIds]}::uuid[]) order by id for update`;
          const [clash] =
            await transaction`select 1 from bare_reservation where org_id = ${orgId} and item_id = any (${[...itemIds]}::uuid[])
        and ends_on > ${days.from}::date and starts_on < ${days.to}::date limit 1`;
          if (clash) return false;
          await transaction`insert into bare_reservation (org_id, staging, item_id, starts_on, ends_on)
        select ${orgId}, ${client}, i, ${days.from}, ${days.to} from unnest(${[...itemIds]}::uuid[]) i`;
          return true;
        });
        return {
          got,
          giveBack: async () => {
            await sql`delete from bare_reservation where staging = ${client}`;
          },
        };
      },
  );
  return { tries, end: () => sql.end() };
};
