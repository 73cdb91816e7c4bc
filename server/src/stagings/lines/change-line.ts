import { problem } from '@archway/contract/kernel/api/problem';
import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswers, Line, LineChange } from '@archway/contract/stagings/line';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import { withChange } from '../../platform/db/changes/with-change.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { stagingName } from '../get-staging.ts';
import { requireOpen } from '../require-open.ts';
import { roomsOf } from '../rooms/room-store.ts';
import { lockJobs, requireOthers } from '../swaps/lock-jobs.ts';
import { swapOthers } from '../swaps/swap-others.ts';
import { changeLineRows, linesOf } from './line-store.ts';
import { piecesTold } from './pieces-told.ts';
import { promiseFor } from './promise-lines.ts';
import { requirePromisable } from './require-lines.ts';

type Input = z.output<typeof LineChange> &
  ClashAnswers & {
    readonly id: StagingId;
    readonly lineId: LineId;
    readonly version: number;
  };

/** Changes a line and what is held for it: how many, which piece, in which room; or swaps its item for another. */
export const changeLine = async (
  context: ChangeContext,
  { id, lineId, version, onClash, bumpItems, swaps, ...change }: Input,
) => {
  const { db, record } = context;
  const jobs = await lockJobs(db, id, { swaps, bumpItems });
  const { staging } = jobs;
  requireOpen(staging);
  requireOthers(jobs);
  const before = (await linesOf(db, id)).find((line) => line.id === lineId);
  if (!before) throw problem('not_found', 'That line is not in this staging.');
  requireVersion(before, version);
  const isSwapped = change.itemId !== undefined && change.itemId !== before.itemId;
  const after = withChange(
    before,
    isSwapped && change.unitId === undefined ? { ...change, unitId: null } : change,
  );
  const isLess = after.quantity < before.quantity;
  if (before.status === 'out' && (isSwapped || isLess))
    throw problem('conflict', `Still in the home: ${before.held}. Say first that they are back.`, {
      out: before.held,
    });
  await requirePromisable(db, id, [after], (_index, name) => name);
  await swapOthers(context, jobs, [after.itemId]);
  await changeLineRows(db, [after]);
  const isHeldOtherwise = isSwapped || after.quantity !== before.quantity || after.unitId !== before.unitId;
  // What nobody holds stays so: it is held by being reserved.
  if (isHeldOtherwise && before.status && before.status !== 'expired')
    await promiseFor(context, staging, [after], { onClash, bumpItems });
  const rows = await linesOf(db, id);
  const now = rows.find((line) => line.id === lineId) ?? before;
  await record({ id, name: stagingName(staging) }, await toldOf(db, id, before, now));
  return { rows };
};

/** Which pieces it was and is, and what else became of the line. */
const toldOf = async (db: OrgDb, id: StagingId, before: Line, now: Line) => {
  const [was, is] = [piecesTold([before]), piecesTold([now])];
  const told = {
    pieces: was.join() === is.join() ? is : { from: was, to: is },
    ...differences(before, now, ['optional', 'note']),
  };
  if (before.roomId === now.roomId) return told;
  const names = new Map((await roomsOf(db, id)).map((room) => [room.id, room.name]));
  return { ...told, room: { from: names.get(before.roomId), to: names.get(now.roomId) } };
};
