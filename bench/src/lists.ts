import { setTimeout as sleep } from 'node:timers/promises';
import { bareUrl, startBare } from './bare.ts';
import type { ListCase, Sample } from './list-cases.ts';
import { type Call, fromElsewhere, median, requestsPerSecond } from './load.ts';
import { report } from './report.ts';
import { cpuMs, postgresCpuMs } from './running-server.ts';

/** Somebody in an organization of some size, and what there is to ask about in it. */
export type Caller = {
  readonly size: string;
  readonly orgId: string;
  readonly headers: Record<string, string>;
  readonly sample: Sample;
};

type Running = { readonly url: string; readonly pid: number; readonly folder: string };
type Figures = { readonly speed: number; readonly cpu: number; readonly ownCpu: number };

/** Questions to one list of the product, each with a statement of its name in the limit. */
type Lists = {
  readonly cases: readonly Pick<ListCase, 'name' | 'query' | 'value'>[];
  readonly path: string;
  readonly part?: string | undefined;
};

const rounds = 3;

/**
 * Every list against the limit, turn by turn, by requests per second and by CPU time of node and PostgreSQL together, which
 * also holds on a machine that does other things. `part` is a pattern of the names of those to be measured.
 */
export const benchLists = async (
  server: Running,
  enter: () => Promise<readonly Caller[]>,
  { cases, path, part = '' }: Lists,
) => {
  const bare = await startBare(server.folder);
  const rows: string[] = [];
  let callers: readonly Caller[] = [];
  let entered = Number.NEGATIVE_INFINITY;
  try {
    for (const each of cases.filter(({ name }) => new RegExp(part).test(name))) {
      // A token lasts for a quarter of an hour.
      if (performance.now() - entered > 8 * 60_000) {
        callers = await enter();
        entered = performance.now();
      }
      const figures: Figures[] = [];
      for (const caller of callers) {
        const values = [caller.orgId, 25, 0, ...(each.value ? [each.value(caller.sample)] : [])];
        figures.push(
          await compare(
            server,
            { url: `${server.url}/api/${path}?${each.query(caller.sample)}`, headers: caller.headers },
            bare.pid,
            {
              url: `${bareUrl}/${encodeURIComponent(each.name)}?${encodeURIComponent(JSON.stringify(values))}`,
            },
          ),
        );
      }
      const [small, large] = figures;
      const growth = small && large ? `${(large.ownCpu / small.ownCpu).toFixed(1)} times` : '';
      rows.push([each.name.padEnd(24), ...figures.map(shown), growth].join('  '));
      report(each.name, rows.at(-1)?.slice(24) ?? '');
    }
  } finally {
    bare.stop();
  }
  const sizes = callers.map(({ size }) => size.padEnd(30)).join('  ');
  process.stdout.write(
    `\nlists against their limit (aim ≥ 0.6), growth of CPU (aim ≤ 2)\n${' '.repeat(24)}  ${sizes}  growth\n${rows.join('\n')}\n`,
  );
};

const shown = ({ speed, cpu, ownCpu }: Figures) =>
  `${speed.toFixed(2)} speed ${cpu.toFixed(2)} CPU ${ownCpu.toFixed(1)} ms`.padEnd(30);

const compare = async (server: Running, own: Call, barePid: number, limit: Call): Promise<Figures> => {
  const taken: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [bare, product] = [
      await measure(server.folder, limit, barePid),
      await measure(server.folder, own, server.pid),
    ];
    taken.push({
      speed: product.perSecond / bare.perSecond,
      cpu: bare.cpuMs / product.cpuMs,
      ownCpu: product.cpuMs,
    });
  }
  const of = (name: keyof Figures) => median(taken.map((figures) => figures[name]));
  return { speed: of('speed'), cpu: of('cpu'), ownCpu: of('ownCpu') };
};

const measure = async (folder: string, call: Call, pid: number) => {
  const elsewhere = { ...call, headers: fromElsewhere(call.headers) };
  const used = () => cpuMs(pid) + postgresCpuMs(folder);
  await requestsPerSecond(elsewhere, 0.5);
  await untilQuiet(used);
  const before = used();
  const quick = await countRequests(elsewhere, 1);
  // A second is too short for what takes one itself.
  const { perSecond, answered } =
    quick.answered >= 32 ? quick : merged(quick, await countRequests(elsewhere, 4));
  await untilQuiet(used);
  return { perSecond, cpuMs: (used() - before) / answered };
};

/** Whoever stops asking leaves questions behind that PostgreSQL still works on; at most ten seconds. */
const untilQuiet = async (used: () => number) => {
  for (let waited = 0; waited < 50; waited += 1) {
    const before = used();
    await sleep(200);
    if (used() - before <= 10) return;
  }
};

type Counted = { readonly perSecond: number; readonly answered: number };
const merged = (first: Counted, second: Counted): Counted => ({
  perSecond: second.perSecond,
  answered: first.answered + second.answered,
});

const countRequests = async (call: Call, seconds: number): Promise<Counted> => {
  const started = performance.now();
  const perSecond = await requestsPerSecond(call, seconds);
  return {
    perSecond: Math.max(perSecond, 0.1),
    answered: Math.max(1, (perSecond * (performance.now() - started)) / 1000),
  };
};
