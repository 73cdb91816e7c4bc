import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import { linesOfStaging } from '../stagings/lines/lines-of-staging.ts';
import { isHomeEmpty } from '../stagings/moved/require-moved.ts';
import { callOffPlanned } from './call-off-moves.ts';
import { goLive } from './go-live.ts';
import { goOn } from './go-on.ts';
import type { LockedMove } from './move-store.ts';
import { letGoWhatIsNotHere, promiseWhatIsHere } from './settle-holds.ts';

/**
 * Moves a job on whose move is over, and whose items are locked. From then on it holds what is in its home, whatever was promised: what did not come is let
 * go first, so that nobody gives way to it. It is closed once nothing is left there.
 */
export const endJob = async (context: ChangeContext, { kind, stagingId }: LockedMove) => {
  await letGoWhatIsNotHere(context, { stagingId, isLeaving: kind === 'out' });
  const going = { id: stagingId, onClash: 'bump' } as const;
  if (kind === 'in') await goLive(context, stagingId);
  else await goOn(context, kind, { ...going, to: 'destaging' });
  await promiseWhatIsHere(context, { stagingId });
  if (kind !== 'out' || !(await isLeft(context, stagingId))) return;
  await goOn(context, kind, { ...going, to: 'closed' });
  const staging = await requireStaging(context.db, stagingId);
  if (isEnded(staging.status)) await callOffPlanned(context, staging);
};

const isLeft = async ({ db }: ChangeContext, id: LockedMove['stagingId']) =>
  (await isHomeEmpty(db, id)) && (await linesOfStaging(db, id)).every(({ held }) => held === 0);
