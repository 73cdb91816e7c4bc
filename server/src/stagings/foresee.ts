import type { StagingId } from '@archway/contract/kernel/ids';
import type { Outcome } from '@archway/contract/stagings/promises/promise';
import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { findToday } from '../organizations/find-today.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { noSuchStaging } from './get-staging.ts';
import { linesOf } from './lines/line-store.ts';
import { findWindows } from './promises/find-windows.ts';
import { freeAgain } from './promises/free-again.ts';
import { planPromises } from './promises/plan-promises.ts';
import { findStay } from './staging-store.ts';
import { heldUntil, outSince, requireStayOf } from './stay-rules.ts';

type Input = {
  readonly id: StagingId;
  readonly installOn?: string | undefined;
  readonly endsOn?: string | undefined;
  readonly status?: StagingStatus | undefined;
};

/** What would happen to the pieces of a job on other dates, or once it is confirmed. Nothing is held or changed by asking. */
export const foresee = async ({ db, clock }: ReadContext, { id, ...change }: Input): Promise<Outcome> => {
  const today = await findToday(db, clock.now());
  const staging = await findStay(db, id);
  if (!staging) throw noSuchStaging();
  const [installOn, endsOn] = [change.installOn ?? staging.installOn, change.endsOn ?? staging.endsOn];
  requireStayOf(staging, { installOn, endsOn }, today);
  const becomes = change.status ?? staging.status;
  const status = promiseStatusOf(becomes);
  if (!status) return { kept: 0, freeAgain: [], clashes: [], earliest: null, latestEnd: null };
  const job = {
    id,
    installOn,
    endsOn: heldUntil(becomes, endsOn, today),
    outSince: outSince({ ...staging, status: becomes }, today),
  };
  // A soft hold collides with nothing; told is what would be if it were firm.
  const isSoft = promiseStatusOf(staging.status) === 'soft';
  // While a job is quoted all of its list is asked about; later only what is still held.
  const looked = (await linesOf(db, id)).filter(({ held }) => isSoft || held > 0);
  const wanted = looked.map(({ id: lineId, itemId, unitId, quantity, held }) => ({
    lineId,
    itemId,
    unitId,
    quantity: isSoft ? quantity : held,
    status: status === 'soft' ? ('firm' as const) : status,
  }));
  const bumped = isSoft ? 'settled' : 'following';
  const { clashes, lines, own } = await planPromises(db, job, wanted, { lock: false, bumped });
  const colliding = clashes.reduce((sum, { wanted, free }) => sum + Math.max(1, wanted - free), 0);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    kept: Math.max(0, pieces - colliding),
    freeAgain: freeAgain(own),
    clashes: [...clashes],
    ...(clashes.length > 0
      ? await findWindows(db, job, own, today)
      : { earliest: installOn, latestEnd: endsOn }),
  };
};
