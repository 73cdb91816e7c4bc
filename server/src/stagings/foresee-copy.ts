import type { StagingId } from '@archway/contract/kernel/ids';
import type { CopyOutcome } from '@archway/contract/stagings/promises/promise';
import { findToday } from '../organizations/find-today.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { newId } from '../platform/ids.ts';
import { noSuchStaging } from './get-staging.ts';
import { findPromisable, linesOf } from './lines/line-store.ts';
import { findWindows } from './promises/find-windows.ts';
import { planPromises } from './promises/plan-promises.ts';
import { isStaging } from './staging-store.ts';
import { requireStay } from './stay-rules.ts';

type Input = { readonly id: StagingId; readonly installOn: string; readonly endsOn: string };

/** Which pieces of an earlier job a new one could have on its days. Pins stay behind, as they do when it is copied. */
export const foreseeCopy = async (
  { db, clock }: ReadContext,
  { id, installOn, endsOn }: Input,
): Promise<CopyOutcome> => {
  requireStay({ installOn, endsOn });
  if (!(await isStaging(db, id))) throw noSuchStaging();
  const lines = await linesOf(db, id);
  const here =
    lines.length > 0
      ? await findPromisable(
          db,
          lines.map(({ itemId }) => itemId),
        )
      : new Map();
  // A soft hold collides with nothing; told is what would be if it were firm.
  const wanted = lines
    .filter(({ itemId }) => here.has(itemId))
    .map(({ id: lineId, itemId, quantity }) => ({
      lineId,
      itemId,
      quantity,
      unitId: null,
      status: 'firm' as const,
    }));
  const job = { id: newId<StagingId>(), installOn, endsOn, outSince: null };
  const { clashes, own } = await planPromises(db, job, wanted, { lock: false });
  const today = await findToday(db, clock.now());
  const colliding = clashes.reduce((sum, clash) => sum + Math.max(1, clash.wanted - clash.free), 0);
  return {
    pieces: count(wanted),
    kept: Math.max(0, count(wanted) - colliding),
    leftBehind: count(lines) - count(wanted),
    clashes: [...clashes],
    earliest: clashes.length > 0 ? (await findWindows(db, job, own, today)).earliest : installOn,
  };
};

const count = (all: readonly { readonly quantity: number }[]) =>
  all.reduce((sum, { quantity }) => sum + quantity, 0);
