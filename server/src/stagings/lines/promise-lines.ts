import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswers } from '@archway/contract/stagings/line';
import { mayBump, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { ReservationStatus } from '@archway/contract/stagings/states';
import { findToday } from '../../organizations/find-today.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../get-staging.ts';
import { type Keeping, keepPromises, requireFree } from '../promises/keep-promises.ts';
import type { BumpedParts, WantedLine } from '../promises/plan-promises.ts';
import type { LockedStaging } from '../staging-store.ts';
import { outSince } from '../stay-rules.ts';

type Lines = readonly (Omit<WantedLine, 'lineId' | 'status'> & {
  readonly id: LineId;
  readonly status?: ReservationStatus | null;
})[];

type How = Pick<ClashAnswers, 'onClash' | 'bumpItems'> & {
  /** Firmly, whatever the job's status. */
  readonly firmly?: boolean;
  readonly bumped?: BumpedParts;
};

/** Holds lines for a job, as it holds its pieces now. */
export const promiseLines = async (context: ChangeContext, id: StagingId, lines: Lines, how: How) =>
  promiseFor(context, await requireStaging(context.db, id), lines, how);

/** The same for a job as it is about to be. */
export const promiseFor = async (context: ChangeContext, staging: LockedStaging, lines: Lines, how: How) => {
  const keeping = await keepingOf(context, staging, lines, how);
  if (keeping) await keepPromises(context.db, keeping);
};

/**
 * Refuses what is taken already before anything is written or locked for it: whoever comes too late keeps nobody waiting.
 * What is free here may be taken a moment later; `promiseFor` decides.
 */
export const requireFreeFor = async (
  context: ChangeContext,
  staging: LockedStaging,
  lines: Lines,
  how: How,
) => {
  if (how.onClash !== 'refuse') return;
  const keeping = await keepingOf(context, staging, lines, how);
  if (keeping) await requireFree(context.db, keeping);
};

const keepingOf = async (
  { db, actor, clock }: ChangeContext,
  staging: LockedStaging,
  lines: Lines,
  { onClash, bumpItems, firmly = false, bumped = 'settled' }: How,
): Promise<Keeping | undefined> => {
  const status = promiseStatusOf(staging.status);
  if (!status) return undefined;
  if (onClash === 'bump' && !mayBump(staging.status)) throw fieldProblem('onClash', 'errors.choice');
  const today = await findToday(db, clock.now());
  return {
    job: {
      id: staging.id,
      installOn: staging.installOn,
      endsOn: staging.heldUntil,
      outSince: outSince(staging, today),
    },
    lines: lines.map(({ id, itemId, unitId, quantity, status: now }) => ({
      lineId: id,
      itemId,
      unitId,
      quantity,
      // What was once held firmly stays so while a job is quoted.
      status: status === 'soft' && (firmly || now === 'firm') ? 'firm' : status,
    })),
    onClash,
    bumpItems,
    by: actor.userId,
    today,
    bumped,
  };
};
