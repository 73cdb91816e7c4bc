import type { MoveId } from '@archway/contract/kernel/ids';
import { isMovePlanned } from '@archway/contract/moves/move-rules';
import type { MoveKind } from '@archway/contract/moves/states';
import { unlessRefused } from '../platform/db/unless-refused.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { goOn } from './go-on.ts';
import { findMove, type LockedMove } from './move-store.ts';

const startedAs = { in: 'installing', out: 'destaging' } as const satisfies Record<MoveKind, string>;

/** The first piece that is picked moves a job on, as far as a move of its kind begins, where nothing stands in the way. */
export const startJob = async (context: ChangeContext, { id, kind, stagingId }: LockedMove) => {
  if (!(await isStarted(context, id))) return;
  await unlessRefused(context.db, () =>
    goOn(context, kind, { id: stagingId, to: startedAs[kind], onClash: 'refuse' }),
  );
};

const isStarted = async ({ db }: ChangeContext, id: MoveId) => {
  const move = await findMove(db, id);
  return move !== undefined && !isMovePlanned(move.status);
};
