import { Problem, problem } from '@archway/contract/kernel/api/problem';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { Line, Swap } from '@archway/contract/stagings/line';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { stagingName } from '../get-staging.ts';
import { changeLineRows, findPromisable, linesOf } from '../lines/line-store.ts';
import { piecesTold } from '../lines/pieces-told.ts';
import { promiseFor } from '../lines/promise-lines.ts';
import { requirePromisable, requireRoomFor } from '../lines/require-lines.ts';
import { requireOpen } from '../require-open.ts';
import type { LockedStaging } from '../staging-store.ts';
import type { LockedJobs, OtherJob } from './lock-jobs.ts';
import { splitLine } from './split-line.ts';
import { lockItemsFor } from './swap-store.ts';
import { tellSwapped } from './tell-swapped.ts';

/**
 * Gives lines of other jobs, or as many pieces of them as are named, other items, so that this one can have what they held.
 * It stands in the log of each of them and of this one, and their designers are told. What is in a home stays there.
 */
export const swapOthers = async (context: ChangeContext, jobs: LockedJobs, wanted: readonly ItemId[]) => {
  if (jobs.others.length === 0) return;
  await lockTouched(context.db, jobs, wanted);
  await swapEach(context, jobs);
};

/** All at once and before anything is written: whoever locks some more later could wait for whoever waits for these. */
export const lockTouched = async (
  db: OrgDb,
  { staging, own, others }: LockedJobs,
  wanted: readonly ItemId[],
) => {
  const swaps = others.flatMap((other) => other.swaps);
  await lockItemsFor(db, {
    stagingIds: [staging.id],
    lineIds: swaps.map(({ lineId }) => lineId),
    itemIds: [...wanted, ...[...swaps, ...own].map(({ itemId }) => itemId)],
  });
};

export const swapEach = async (context: ChangeContext, { staging, others }: LockedJobs) => {
  for (const other of others) await swapOf(context, staging, other);
};

const swapOf = async (context: ChangeContext, forJob: LockedStaging, { job, swaps }: OtherJob) => {
  const { db, makingAlso } = context;
  requireOpen(job);
  const lines = await linesOf(db, job.id);
  const pairs = swaps.map((swap) => pairOf(lines, swap));
  await requirePromisable(db, job.id, pairs.map(replaced), (index, name) => `swaps.${index}.${name}`);
  const parts = pairs.filter(({ before, quantity }) => quantity < before.quantity);
  const whole = pairs.filter((pair) => !parts.includes(pair)).map(replaced);
  await changeLineRows(db, whole);
  const after = [...whole, ...(await splitEach(context, job, lines, parts))];
  await promiseFor(context, job, after, { onClash: 'refuse' }).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'promised_elsewhere' ? takenMeanwhile(error) : error;
  });
  const names = await findPromisable(db, [...new Set(after.map(({ itemId }) => itemId))]);
  const told = pairs.map(({ before, itemId, quantity }) => ({
    quantity,
    from: before.itemName,
    to: names.get(itemId)?.name ?? before.itemName,
  }));
  const was = piecesTold(pairs.map(({ before, quantity }) => ({ ...before, quantity })));
  const is = piecesTold(told.map(({ quantity, to }) => ({ itemName: to, quantity })));
  await makingAlso('staging.line-changed').record(
    { id: job.id, name: stagingName(job) },
    { pieces: { from: was, to: is }, for: forJob.id },
  );
  await makingAlso('staging.took-pieces').record(
    { id: forJob.id, name: stagingName(forJob) },
    { pieces: was, takenFrom: job.id, replacedBy: is },
  );
  await tellSwapped(context, { job, forJob, swaps: told });
};

type Pair = { readonly before: Line; readonly itemId: ItemId; readonly quantity: number };

/** All of a line, or a part of what is held for it: what was taken away from it before cannot be given up once more. */
const pairOf = (
  lines: readonly Line[],
  { itemId, quantity = Number.POSITIVE_INFINITY, ...swap }: Swap,
): Pair => {
  const before = requireYielding(lines, swap);
  return {
    before,
    itemId,
    quantity: quantity < before.quantity ? Math.min(before.held, quantity) : before.quantity,
  };
};

const replaced = ({ before, itemId, quantity }: Pair): Line => ({
  ...before,
  itemId,
  quantity,
  unitId: null,
});

/** The pieces that become others, each in a line of its own beside the one they were of. */
const splitEach = async (
  { db, actor }: ChangeContext,
  job: LockedStaging,
  lines: readonly Line[],
  parts: readonly Pair[],
) => {
  if (parts.length === 0) return [];
  await requireRoomFor(db, job.id, parts.length, 'swaps');
  const parted: Line[] = [];
  for (const { before: line, ...rest } of parts) {
    const after = lines[lines.indexOf(line) + 1];
    const next = after?.roomId === line.roomId ? after : undefined;
    parted.push(await splitLine(db, job, { ...rest, line, next }, actor.userId));
  }
  return parted;
};

const requireYielding = (lines: readonly Line[], { lineId }: Pick<Swap, 'lineId'>): Line => {
  const line = lines.find(({ id }) => id === lineId);
  if (line?.status === 'firm') return line;
  throw line?.status === 'out'
    ? problem('conflict', `${line.itemName} is in a home and stays there.`, { out: line.held })
    : problem('conflict', 'What stood in the way is no longer held. Look again.');
};

/** A replacement that somebody else took is told apart from what this job wanted. */
const takenMeanwhile = ({ facts }: Problem) =>
  new Problem('promised_elsewhere', 'The replacement is no longer free.', {
    facts: { ...facts, takenMeanwhile: true },
  });
