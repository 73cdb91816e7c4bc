import { problem } from '@archway/contract/kernel/api/problem';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { Move, MoveChange } from '@archway/contract/moves/move';
import { moveFields } from '@archway/contract/moves/move-fields';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import type * as z from 'zod';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getMove, moveName, requireMove } from './get-move.ts';
import { changeMoveRow, crewOf, setCrew } from './move-store.ts';
import { requireAssigned, requireWindow } from './require-assigned.ts';

/** Changes when a move is, who goes along and what they drive, also while it is under way. */
export const changeMove = async (
  context: ChangeContext,
  { id, version, crewIds, ...change }: z.output<typeof MoveChange>,
): Promise<Move> => {
  const { db, record } = context;
  await requireAssigned(db, { ...change, crewIds });
  const before = await requireMove(db, id);
  requireVersion(before, version);
  if (isMoveEnded(before.status)) throw problem('conflict', `This move is ${before.status}.`);
  const after = withChange(before, change);
  requireWindow(after);
  const crew = await crewOf(db, id);
  await changeMoveRow(db, id, after);
  if (crewIds) await setCrew(db, id, crewIds);
  const changed = await getMove(asReading(context), { id });
  await record(
    { id, name: moveName(before, { name: changed.stagingName }) },
    differences({ ...before, crewIds: crew }, { ...after, crewIds: await crewOf(db, id) }, [
      ...namesOf(moveFields),
      'crewIds',
    ]),
  );
  return changed;
};
