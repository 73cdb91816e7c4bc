import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { Fewer, Line, Swap } from '@archway/contract/stagings/line';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { stagingName } from '../get-staging.ts';
import { changeLineRows, linesOf, releaseLines } from '../lines/line-store.ts';
import { piecesTold } from '../lines/pieces-told.ts';
import { requirePromisable } from '../lines/require-lines.ts';
import type { LockedJobs } from './lock-jobs.ts';
import { lockTouched, swapEach } from './swap-others.ts';

/**
 * What of these lines of a job is to be promised after others gave way and some of its own did: some with another item, some
 * with fewer pieces; those without any are let go. What became of its own stands in its log. What is in the home cannot be
 * swapped from afar.
 */
export const settleClashes = async (
  context: ChangeContext,
  jobs: LockedJobs,
  lines: readonly Line[],
  fewer: readonly Fewer[],
): Promise<Line[]> => {
  const { db } = context;
  const { staging, own, others } = jobs;
  if (own.length + others.length + fewer.length === 0) return [...lines];
  await lockTouched(
    db,
    jobs,
    lines.map(({ itemId }) => itemId),
  );
  await swapEach(context, jobs);
  requireOwn(lines, own, 'swaps');
  requireWhole(own);
  requireOwn(lines, fewer, 'fewer');
  const after = lines.map((line) => settled(line, own, fewer));
  const changed = after.filter((line, index) => line !== lines[index]);
  const kept = changed.filter(({ quantity }) => quantity > 0);
  if (kept.length > 0) await requirePromisable(db, staging.id, kept, (_index, name) => `swaps.${name}`);
  await changeLineRows(db, kept);
  await releaseLines(
    db,
    changed.filter(({ quantity }) => quantity === 0).map(({ id }) => id),
  );
  const before = lines.filter((line, index) => line !== after[index]);
  if (before.length > 0) await recordYielded(context, staging, { before, kept });
  return after.filter(({ quantity }) => quantity > 0);
};

/** What these lines were, and what is kept of them. */
const recordYielded = async (
  { db, makingAlso }: ChangeContext,
  staging: LockedJobs['staging'],
  { before, kept }: { before: readonly Line[]; kept: readonly Line[] },
) => {
  const ids = new Set(kept.map(({ id }) => id));
  const now = (await linesOf(db, staging.id)).filter(({ id }) => ids.has(id));
  await makingAlso('staging.line-changed').record(
    { id: staging.id, name: stagingName(staging) },
    { pieces: { from: piecesTold(before), to: piecesTold(now) } },
  );
};

const requireOwn = (lines: readonly Line[], named: readonly (Swap | Fewer)[], field: string) => {
  for (const [index, { lineId }] of named.entries()) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw fieldProblem(`${field}.${index}.lineId`, 'errors.notFound');
    if (line.status === 'out')
      throw problem('conflict', `${line.itemName} is in the home. Say first that it is back.`, {
        out: line.held,
      });
  }
};

/** Of its own lines a job says how many by `fewer`. */
const requireWhole = (own: readonly Swap[]) => {
  const index = own.findIndex(({ quantity }) => quantity !== undefined);
  if (index >= 0) throw fieldProblem(`swaps.${index}.quantity`, 'errors.invalid');
};

const settled = (line: Line, swaps: readonly Swap[], fewer: readonly Fewer[]): Line => {
  const swap = swaps.find(({ lineId }) => lineId === line.id);
  const less = fewer.find(({ lineId }) => lineId === line.id);
  if (!swap && !less) return line;
  return {
    ...line,
    ...(swap ? { itemId: swap.itemId, unitId: null } : {}),
    quantity: Math.min(line.quantity, less?.quantity ?? line.quantity),
    held: Math.min(line.held, less?.quantity ?? line.held),
  };
};
