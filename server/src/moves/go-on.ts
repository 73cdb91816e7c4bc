import type { StagingId } from '@archway/contract/kernel/ids';
import type { MoveKind } from '@archway/contract/moves/states';
import type { ClashAnswer } from '@archway/contract/stagings/line';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import { legalSteps } from '../stagings/legal-steps.ts';
import { setStatus } from '../stagings/set-status.ts';

/** The way of a job with each kind of move, from where one can be planned. */
const stepsOf = {
  in: ['confirmed', 'designing', 'ready', 'installing', 'live'],
  out: ['live', 'notice', 'destaging', 'closed'],
} as const satisfies Record<MoveKind, readonly StagingStatus[]>;

type Going = { readonly id: StagingId; readonly to: StagingStatus; readonly onClash: ClashAnswer };

/**
 * Moves a job on, one legal step after the other and each told in the log, from wherever it stands on the way. One that stands
 * nowhere on it, or beyond, stays there: nothing goes back.
 */
export const goOn = async (context: ChangeContext, kind: MoveKind, { id, to, onClash }: Going) => {
  const { db } = context;
  const steps: readonly StagingStatus[] = stepsOf[kind];
  for (;;) {
    const { status, version } = await requireStaging(db, id);
    const here = steps.indexOf(status);
    if (here < 0 || here >= steps.indexOf(to)) return;
    const legal = await legalSteps(db, { id, status });
    // What is designed and approved is ready at once.
    const next = steps.slice(here + 1, steps.indexOf(to) + 1).findLast((step) => legal.includes(step));
    if (!next) return;
    const also = context.makingAlso('staging.status-changed');
    await setStatus(also, { id, version, status: next, onClash, swaps: [] });
  }
};
