import { addDays } from '@archway/contract/kernel/days';
import { makeBrowser } from '../../browser.ts';
import type { PersonInTest } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { today } from '../../today.ts';
import { warehouseOf } from '../../warehouse.ts';
import { stagingWorld } from '../staging-world.ts';

/** A number below a limit. */
export type Draw = (below: number) => number;

/** The same draws for the same seed. */
export const drawOf = (seed: number): Draw => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export const oneOf = <One>(draw: Draw, many: readonly One[]): One => many[draw(many.length)] as One; // never of none

export type World = {
  readonly orgId: string;
  readonly items: readonly string[];
  readonly bulk: readonly string[];
  readonly bin: string;
  /** What is sold is replaced by another one, and so is a job that is called off. */
  readonly units: { readonly id: string; readonly item: string }[];
  readonly jobs: { readonly id: string; readonly roomId: string }[];
  readonly makeJob: (nth: number) => Promise<World['jobs'][number]>;
  /** The pieces that are on the truck of a move. */
  readonly carriedOn: (moveId: string) => Promise<string[]>;
  readonly today: string;
};

/** Few pieces and many jobs that overlap, half of them confirmed. */
export const makeWorld = async (app: TestApp, boss: PersonInTest, jobs: number): Promise<World> => {
  const world = await stagingWorld(app, boss);
  const house = warehouseOf(boss);
  const bin = await house.bin();
  const items: string[] = [];
  const units: { id: string; item: string }[] = [];
  for (let index = 0; index < 10; index += 1) {
    const { id: item } = await house.item({ sku: `SKU-${index}` });
    items.push(item);
    const pieces = await house.units(1 + (index % 4), { itemId: item, locationId: bin });
    units.push(...pieces.map(({ id }) => ({ id, item })));
  }
  const bulk: string[] = [];
  for (const quantity of [6, 3]) {
    const { id: itemId } = await house.item({ tracking: 'bulk', sku: `BULK-${quantity}` });
    await boss.post('/stock/receive', { itemId, locationId: bin, quantity });
    bulk.push(itemId);
  }
  const makeJob = async (nth: number) => {
    const installOn = addDays(today, 2 + ((nth * 7) % 60));
    const job = await world.staging({ installOn, endsOn: addDays(installOn, 10 + ((nth * 5) % 30)) });
    if (nth % 2) await world.confirm(job);
    return { id: job.id, roomId: job.rooms[0].id };
  };
  const made: World['jobs'] = [];
  for (let index = 0; index < jobs; index += 1) made.push(await makeJob(index));
  const carriedOn = async (moveId: string) => {
    const rows = await app.sql<{ id: string }[]>`
      select id from unit where move_id = ${moveId} and custody in ('picked', 'in_transit') order by id`;
    return rows.map(({ id }) => id);
  };
  const orgId = boss.user.activeOrganization!.id;
  return { orgId, items, bulk, bin, units, jobs: made, makeJob, carriedOn, today };
};

/** A token lasts a quarter of an hour, and the long form longer. */
export const signInAgain = async (boss: PersonInTest) => {
  const { email, password } = boss;
  const answer = await boss.post('/auth/signin', { email, password }, { 'x-forwarded-for': '10.1.1.1' });
  if (answer.status !== 200) throw new Error(answer.text);
  boss.keep(answer.body);
};

/** The devices of one person at many addresses, half of them on each server. */
export const devicesOf = (servers: readonly string[], boss: PersonInTest, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const browser = makeBrowser(servers[index % servers.length]!);
    const from = () => ({
      'x-forwarded-for': `10.1.0.${index + 1}`,
      'x-access-token': boss.state.accessToken ?? '',
    });
    return {
      get: (path: string) => browser.get(path, from()),
      post: (path: string, body: unknown) => browser.post(path, body, from()),
      patch: (path: string, body: unknown) => browser.patch(path, body, from()),
    };
  });
export type Device = ReturnType<typeof devicesOf>[number];
