import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Caller, World } from '../matrix/world.ts';
import { makeWorld } from '../matrix/world.ts';
import { useTestApp } from '../test-app.ts';

const app = useTestApp({ LOG_LEVEL: 'silent' });
const organizations: { id: string; name: string; people: Caller[] }[] = [];
let world: World;

beforeAll(async () => {
  world = await makeWorld(app);
  for (let number = 0; number < 50; number += 1) {
    const id = await world.organization();
    const name = `Organization ${number}`;
    await app.sql`update organization set name = ${name} where id = ${id}`;
    organizations.push({
      id,
      name,
      people: [await world.person('owner', { org: id }), await world.person('crew', { org: id })],
    });
  }
});

const ask = (person: Caller, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.server.inject({
    method,
    url: `/api${url}`,
    headers: { 'x-access-token': person.state.accessToken },
    ...(payload ? { payload } : {}),
  });

/** One call of somebody from one organization, and what of its answer would betray another. */
const kinds: ((index: number) => Promise<string | undefined>)[] = [
  async (index) => {
    const { id, people } = organizations[index % 50]!;
    const answer = await ask(people[0]!, 'GET', '/organization');
    return answer.statusCode === 200 && answer.json().id !== id
      ? `read ${answer.json().name}`
      : refusal(answer.statusCode);
  },
  async (index) => {
    const { people } = organizations[index % 50]!;
    const answer = await ask(people[1]!, 'GET', '/members?itemsPerPage=100');
    const emails = people.map(({ email }) => email).sort();
    return answer.statusCode === 200 &&
      answer
        .json()
        .rows.map((row: { email: string }) => row.email)
        .sort()
        .join() !== emails.join()
      ? 'other members'
      : refusal(answer.statusCode);
  },
  async (index) => {
    const { people } = organizations[index % 50]!;
    const stranger = organizations[(index + 7) % 50]!.people[0]!;
    const answer = await ask(people[0]!, 'GET', `/members/${stranger.membershipId}`);
    return answer.statusCode === 404 ? undefined : refusal(answer.statusCode, 'a member of others');
  },
  async (index) => {
    const { people } = organizations[index % 50]!;
    const answer = await ask(people[index % 2]!, 'POST', '/storage-locations', {
      name: organizations[index % 50]!.name,
      kind: index % 3 ? 'bin' : 'nonsense',
    });
    return [201, 403, 422].includes(answer.statusCode) ? undefined : refusal(answer.statusCode);
  },
  async (index) => {
    const { people } = organizations[index % 50]!;
    const answer = await ask(people[0]!, 'POST', '/roles', {
      name: 'The same name twice',
      rules: [{ action: 'read', subject: 'Item' }],
    });
    return [201, 422].includes(answer.statusCode) ? undefined : refusal(answer.statusCode);
  },
];

/** While connections are being cut, a call may be told to come back; never anything else. */
const refusal = (status: number, otherwise?: string) =>
  status === 503 ? undefined : status === 200 && !otherwise ? undefined : (otherwise ?? `status ${status}`);

test('ten thousand calls of fifty organizations, in any order and over one pool, show nobody anything of others', {
  timeout: 240_000,
}, async () => {
  const leaks: string[] = [];
  let next = 0;
  const worker = async () => {
    while (next < 10_000) {
      const index = next++;
      const leak = await kinds[((index * 7) % 13) % kinds.length]!(index);
      if (leak) leaks.push(`${index}: ${leak}`);
    }
  };
  // Connections are lost in the middle of it, and questions are cut off.
  const cutting = setInterval(() => {
    void app.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'archway_app' order by random() limit 1`.catch(
      () => {},
    );
    void app.sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'archway_app' and state = 'active' order by random() limit 1`.catch(
      () => {},
    );
  }, 300);
  await Promise.all(Array.from({ length: 40 }, worker));
  clearInterval(cutting);
  expect(leaks).toEqual([]);

  const strays =
    await app.sql`select s.id from storage_location s join organization o on o.id = s.org_id where s.name <> o.name`;
  expect(strays).toEqual([]);
  const [made] = await app.sql<{ places: number }[]>`select count(*)::int as places from storage_location`;
  expect(made!.places).toBeGreaterThan(100);
});

test('a connection that was given back remembers neither organization nor person', async () => {
  const { db } = app.services;
  const before = await Promise.all(
    Array.from({ length: 32 }, () =>
      db.transaction(async ({ sql }) => (await sql`select current_org(), current_person()`)[0]),
    ),
  );
  for (const row of before) expect(row).toEqual({ currentOrg: null, currentPerson: null });
});

test('code that goes on after its transaction failed reaches no connection any more', async () => {
  const { db } = app.services;
  const key = randomUUID();
  let straggler: Promise<unknown> = Promise.resolve();
  const failing = db.transaction(async ({ sql }) => {
    straggler = sql`select 1`.then(
      () => sql`insert into rate_bucket (key, count, until) values (${key}, 1, now())`,
    );
    straggler.catch(() => {});
    throw new Error('failed meanwhile');
  });
  await expect(failing).rejects.toThrow('failed meanwhile');
  await expect(straggler).rejects.toThrow();
  expect(await app.sql`select 1 from rate_bucket where key = ${key}`).toHaveLength(0);
});

test('a statement that failed and was caught keeps the whole transaction from being kept', async () => {
  const key = randomUUID();
  const swallowing = app.services.db.transaction(async ({ sql }) => {
    await sql`insert into rate_bucket (key, count, until) values (${key}, 1, now())`;
    await sql`select 1 / 0`.catch(() => {});
  });
  await expect(swallowing).rejects.toThrow();
  expect(await app.sql`select 1 from rate_bucket where key = ${key}`).toHaveLength(0);
});
