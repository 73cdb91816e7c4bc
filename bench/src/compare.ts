import { bareUrl, startBare } from './bare.ts';
import type { BareStatement } from './bare-statements.ts';
import { type Call, fromElsewhere, median, requestsPerSecond } from './load.ts';
import { report } from './report.ts';
import { cpuMs } from './running-server.ts';

const rounds = 5;

export type Comparison = {
  readonly what: string;
  readonly goal: string;
  readonly product: Call;
  /** `next` gives the values of each call anew. */
  readonly bare: { readonly statement: BareStatement } & (
    | { readonly values: readonly unknown[] }
    | { next(): readonly unknown[] }
  );
};

/** Runs each against the bare limit, turn by turn on the same database, and reports the median ratio. */
export const compareAll = async (folder: string, productPid: number, comparisons: readonly Comparison[]) => {
  const bare = await startBare(folder);
  try {
    for (const comparison of comparisons) await compareOne(comparison, productPid, bare.pid);
  } finally {
    bare.stop();
  }
};

const compareOne = async ({ what, goal, product, bare }: Comparison, productPid: number, barePid: number) => {
  const pathOf = (values: readonly unknown[]) =>
    `/${bare.statement}?${encodeURIComponent(JSON.stringify(values))}`;
  const limit: Call =
    'next' in bare
      ? { url: bareUrl, next: () => ({ path: pathOf(bare.next()) }) }
      : { url: `${bareUrl}${pathOf(bare.values)}` };
  const ratios: { speed: number; cpu: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [bareFigures, ownFigures] = [await measure(limit, barePid), await measure(product, productPid)];
    ratios.push({
      speed: ownFigures.perSecond / bareFigures.perSecond,
      cpu: ownFigures.cpuMs / bareFigures.cpuMs,
    });
    report(
      `${what}, round ${round + 1}`,
      `${Math.round(ownFigures.perSecond)} of ${Math.round(bareFigures.perSecond)} requests/s`,
    );
  }
  report(
    `${what}, requests/s against bare node:http`,
    `${median(ratios.map(({ speed }) => speed)).toFixed(2)} (goal ${goal})`,
  );
  report(
    `${what}, node CPU against bare node:http`,
    `${median(ratios.map(({ cpu }) => cpu)).toFixed(2)} times`,
  );
};

/** A warm-up, then the measuring; CPU is that of the node process alone. */
const measure = async (call: Call, pid: number) => {
  const elsewhere = () => ({ ...call, headers: fromElsewhere(call.headers) });
  await requestsPerSecond(elsewhere(), 2);
  const [before, started] = [cpuMs(pid), performance.now()];
  const perSecond = await requestsPerSecond(elsewhere());
  const calls = (perSecond * (performance.now() - started)) / 1000;
  return { perSecond, cpuMs: (cpuMs(pid) - before) / calls };
};
