import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runServer } from '../launcher/run-server.ts';
import { keepBusy } from './keep-busy.ts';
import { type LivePage, type Manner, openLivePage } from './live-page.ts';
import { isFlat, lowestOfThirds, watchMemory } from './memory.ts';
import { type SoakHouse, soakColleague, soakOwner } from './soak-person.ts';
import { makeTally } from './tally.ts';

type SoakOptions = {
  /** An empty folder for the server's data. */
  readonly folder: string;
  readonly seconds: number;
  readonly pages: number;
  /** How often PostgreSQL is killed with -9 meanwhile. */
  readonly kills: number;
  readonly tell?: (line: string) => void;
};

const manners: readonly Manner[] = ['honest', 'honest', 'honest', 'slow', 'leaving'];

/**
 * The real server, with many pages that listen, people who change what ends their streams, callers who break off, and a
 * PostgreSQL that is killed again and again. Afterwards every page has to hear of a change once more.
 */
export const soak = async ({ folder, seconds, pages: wanted, kills, tell = () => {} }: SoakOptions) => {
  const metricsToken = crypto.randomUUID();
  const server = await runServer(folder, { METRICS_TOKEN: metricsToken });
  const tally = makeTally();
  let alive = true;
  void server.ended.then(() => {
    alive = false;
  });
  const memory = watchMemory(server.url, metricsToken);
  const pages: LivePage[] = [];
  try {
    const houses = await Promise.all([1, 2].map(() => soakHouse(server.url, tally)));
    const people = houses.flatMap(({ boss, crew }) => [boss, crew]);
    for (let at = 0; at < wanted; at += 1) {
      const person = people[at % people.length];
      const manner = manners[Math.floor(at / people.length) % manners.length];
      if (person && manner) pages.push(openLivePage(server.url, person, tally, manner));
    }
    const busy = houses.map((house) => keepBusy(server.url, house, tally));
    const end = Date.now() + seconds * 1000;
    const pause = (seconds * 1000) / (kills + 1);
    for (let kill = 1; alive && Date.now() < end; kill += 1) {
      await untilOr(end - Date.now(), () => !alive, pause);
      if (kill > kills || !alive) continue;
      process.kill(postmasterOf(folder), 'SIGKILL');
      tell(`PostgreSQL killed (${kill} of ${kills}); ${memory.line()}; ${JSON.stringify(tally.all())}`);
    }
    await Promise.all(busy.map((stop) => stop()));
    const hearAgain = alive ? await everybodyHears(houses, pages) : 0;
    return {
      alive,
      output: server.output(),
      answers: tally.all(),
      failed: tally.of(500),
      stray: server.output().includes('"stray":true'),
      broken: brokenOf(tally.all()),
      pages: pages.length,
      hearAgain,
      heard: pages.reduce((sum, { page }) => sum + page.heard, 0),
      listened: pages.reduce((sum, { page }) => sum + page.listened, 0),
      memoryLine: memory.line(),
      memoryThirds: `lowest heap of each third ${lowestOfThirds(memory.samples).map(Math.round).join(', ')} MB`,
      memoryFlat: isFlat(memory.samples),
    };
  } finally {
    memory.stop();
    await Promise.all(pages.map((page) => page.close()));
    await server.kill('SIGTERM');
  }
};

const soakHouse = async (url: string, tally: ReturnType<typeof makeTally>): Promise<SoakHouse> => {
  const boss = await soakOwner(url, tally);
  return { boss, crew: await soakColleague(url, tally, boss) };
};

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

const untilOr = async (mostMs: number, holds: () => boolean, wantedMs: number) => {
  const until = Date.now() + Math.min(mostMs, wantedMs);
  while (!holds() && Date.now() < until) await sleep(50);
};

/** Connections that broke off although nobody here hung up. */
const brokenOf = (answers: Record<string, number>) =>
  Object.entries(answers)
    .filter(([what]) => !/^(live )?\d{3}$/.test(what))
    .reduce((sum, [, count]) => sum + count, 0);

/** How many pages hear of a change that is made now. */
const everybodyHears = async (houses: readonly SoakHouse[], pages: readonly LivePage[]) => {
  for (const page of pages) page.behave();
  const deadline = Date.now() + 15_000;
  const deaf = new Set(pages);
  while (deaf.size > 0 && Date.now() < deadline) {
    const made = await Promise.all(
      houses.map(async ({ boss, crew }) => {
        const answer = await boss.call('POST', '/categories', { name: `Heard ${crypto.randomUUID()}` });
        return { of: [boss, crew], id: String(answer?.body?.id) };
      }),
    );
    await untilOr(
      1000,
      () => {
        for (const page of deaf)
          if (made.some(({ of, id }) => of.includes(page.person) && page.hasHeard(id))) deaf.delete(page);
        return deaf.size === 0;
      },
      1000,
    );
  }
  return pages.length - deaf.size;
};
