import { builtInRoles, builtInRules } from '@archway/contract/kernel/access/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

type Row = { name: string; clientName: string | null };
const rows = async (person: PersonInTest, query: string): Promise<Row[]> =>
  (await person.get(`/stagings?${query}`)).body.rows;
const names = async (person: PersonInTest, query: string) =>
  (await rows(person, query)).map(({ name }) => name);

/** Two jobs, of which the first to be installed is the last by the names of their clients. */
const twoJobs = async (boss: PersonInTest) => {
  const { staging } = await stagingWorld(app, boss);
  const client = async (name: string): Promise<string> =>
    (await boss.post('/clients', { name, kind: 'builder', company: `${name} Homes` })).body.id;
  const [zoe, abel] = [await client('Zoë'), await client('Abel')];
  const { id: propertyId } = (
    await boss.post('/properties', { address: '7 Élan Way', city: 'Salem', state: 'OR', zip: '97Q01' })
  ).body;
  await staging({ name: 'Ébène', clientId: zoe, propertyId, installOn: '2031-03-01' });
  await staging({ name: 'Elm', clientId: abel, installOn: '2031-04-01' });
  return { zoe, abel };
};

describe('stagings', () => {
  test('are found by name, number, address and client, whatever case and accents', async () => {
    const boss = await owner(app);
    await twoJobs(boss);
    for (const words of ['ebene', 'EBÈNE 1', 'elan way', 'salem', '97q01', 'zoe', 'zoë homes'])
      expect([words, await names(boss, `searchQuery=${encodeURIComponent(words)}`)]).toEqual([
        words,
        ['Ébène'],
      ]);
    expect(await names(boss, 'searchQuery=nowhere')).toEqual([]);
    expect(await names(boss, 'searchQuery=%25')).toEqual([]);
  });

  test('are sorted by their names and by those of their clients, accents aside', async () => {
    const boss = await owner(app);
    await twoJobs(boss);
    expect(await names(boss, 'sortBy=name&orderBy=asc')).toEqual(['Ébène', 'Elm']);
    expect(await names(boss, 'sortBy=name&orderBy=desc')).toEqual(['Elm', 'Ébène']);
    expect(await names(boss, 'sortBy=client&orderBy=asc')).toEqual(['Elm', 'Ébène']);
  });
});

const seesClients = (role: (typeof builtInRoles)[number]) =>
  builtInRules[role].some(({ subject }) => subject === 'Client' || subject === 'all');

test.each(builtInRoles.filter((role) => role !== 'owner'))(
  'whose a job is is found out by nobody who may not see clients: %s',
  async (role) => {
    const boss = await owner(app);
    const { zoe } = await twoJobs(boss);
    const person = await colleague(app, boss, role);
    const narrowed = [
      `/stagings?clientId=${zoe}`,
      `/stagings/stays?clientId=${zoe}`,
      `/properties?clientId=${zoe}`,
      `/properties/positions?clientId=${zoe}`,
    ];
    const lists = ['/stagings/export', '/properties/export'];
    const sheet = (path: string) => person.post(path, { format: 'json', clientId: zoe });
    if (seesClients(role)) {
      for (const path of narrowed) expect([path, (await person.get(path)).status]).toEqual([path, 200]);
      expect(await names(person, 'searchQuery=zoe')).toEqual(['Ébène']);
      expect(await names(person, 'sortBy=client&orderBy=asc')).toEqual(['Elm', 'Ébène']);
    } else {
      for (const path of narrowed) expectProblem(await person.get(path), 'forbidden');
      for (const path of lists) expectProblem(await sheet(path), 'forbidden');
      expect(await names(person, 'searchQuery=zoe')).toEqual([]);
      const sorted = await rows(person, 'sortBy=client&orderBy=asc');
      expect(sorted.map(({ name, clientName }) => [name, clientName])).toEqual([
        ['Ébène', null],
        ['Elm', null],
      ]);
    }
  },
);
