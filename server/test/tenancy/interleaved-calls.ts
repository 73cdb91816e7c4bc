import { expect } from 'vitest';
import { type Caller, makeWorld } from '../matrix/world.ts';
import type { TestApp } from '../test-app.ts';

/** Calls of fifty organizations, in any order; while they run, connections are lost and questions cut off. */
export const interleave = async (app: TestApp, calls: number) => {
  const leaks: string[] = [];
  let refused = 0;
  const kinds = kindsOf(app, await makeOrganizations(app), () => {
    refused += 1;
  });
  let next = 0;
  const worker = async () => {
    while (next < calls) {
      const index = next++;
      const leak = await kinds[((index * 7) % 13) % kinds.length]!(index);
      if (leak) leaks.push(`${index}: ${leak}`);
    }
  };
  let cuts: Promise<unknown> = Promise.resolve();
  const cutting = setInterval(() => {
    cuts = Promise.allSettled([
      cuts,
      app.sql`select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = current_database() and usename = 'archway_app' order by random() limit 1`,
      app.sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'archway_app' and state = 'active' order by random() limit 1`,
    ]);
  }, 300);
  await Promise.all(Array.from({ length: 40 }, worker));
  clearInterval(cutting);
  await cuts;
  // Whoever comes next on a connection that was cut while nobody used it is told so, and the one after has a new one.
  await Promise.allSettled(
    Array.from({ length: 40 }, () => app.services.db.transaction(({ sql }) => sql`select 1`)),
  );
  expect(leaks).toEqual([]);
  expect(refused).toBeLessThan(calls / 10);

  const strays =
    await app.sql`select s.id from storage_location s join organization o on o.id = s.org_id where s.name <> o.name`;
  expect(strays).toEqual([]);
  const [made] = await app.sql<
    { locations: number }[]
  >`select count(*)::int as locations from storage_location`;
  expect(made!.locations).toBeGreaterThan(100);
};

/** A connection that was given back remembers neither organization nor person. */
export const expectNothingRemembered = async (app: TestApp) => {
  const rows = await Promise.all(
    Array.from({ length: 32 }, () =>
      app.services.db.transaction(async ({ sql }) => (await sql`select current_org(), current_person()`)[0]),
    ),
  );
  for (const row of rows) expect(row).toEqual({ currentOrg: null, currentPerson: null });
};

type Organization = { readonly id: string; readonly name: string; readonly people: readonly Caller[] };

const makeOrganizations = async (app: TestApp) => {
  const world = await makeWorld(app);
  const organizations: Organization[] = [];
  for (let number = 0; number < 50; number += 1) {
    const id = await world.organization();
    const name = `Organization ${number}`;
    await app.sql`update organization set name = ${name} where id = ${id}`;
    const people = [await world.person('owner', { org: id }), await world.person('crew', { org: id })];
    organizations.push({ id, name, people });
  }
  return organizations;
};

const kindsOf = (app: TestApp, organizations: readonly Organization[], onRefusal: () => void) => {
  const send = async (person: Caller, method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.server.inject({
      method,
      url: `/api${url}`,
      headers: { 'x-access-token': person.state.accessToken },
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode === 503) onRefusal();
    return answer;
  };

  /** One call of somebody from one organization, and what of its answer would betray another. */
  const kinds: readonly ((index: number) => Promise<string | undefined>)[] = [
    async (index) => {
      const { id, people } = organizations[index % 50]!;
      const answer = await send(people[0]!, 'GET', '/organization');
      return answer.statusCode === 200 && answer.json().id !== id
        ? `read ${answer.json().name}`
        : refusal(answer.statusCode);
    },
    async (index) => {
      const { people } = organizations[index % 50]!;
      const answer = await send(people[1]!, 'GET', '/members?itemsPerPage=100');
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
      const answer = await send(people[0]!, 'GET', `/members/${stranger.membershipId}`);
      if (answer.statusCode === 404) return undefined;
      return answer.statusCode === 200 ? 'a member of others' : refusal(answer.statusCode);
    },
    async (index) => {
      const { people } = organizations[index % 50]!;
      const answer = await send(people[index % 2]!, 'POST', '/storage-locations', {
        name: organizations[index % 50]!.name,
        kind: index % 3 ? 'bin' : 'nonsense',
      });
      return [201, 403, 422].includes(answer.statusCode) ? undefined : refusal(answer.statusCode);
    },
    async (index) => {
      const { people } = organizations[index % 50]!;
      const answer = await send(people[0]!, 'POST', '/roles', {
        name: 'The same name twice',
        rules: [{ action: 'read', subject: 'Item' }],
      });
      return [201, 422].includes(answer.statusCode) ? undefined : refusal(answer.statusCode);
    },
  ];
  return kinds;
};

/** While connections are being cut, a call may be told to come back; never anything else. */
const refusal = (status: number) => (status === 200 || status === 503 ? undefined : `status ${status}`);
