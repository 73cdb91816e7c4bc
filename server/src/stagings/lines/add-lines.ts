import type { StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswer } from '@archway/contract/stagings/line';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { requireOpen } from '../require-open.ts';
import { type AddedLine, addLines as addRows, linesOf } from './line-store.ts';
import { promiseFor } from './promise-lines.ts';
import { requirePromisable, requireRoomFor } from './require-lines.ts';

type Input = { readonly id: StagingId; readonly lines: AddedLine[]; readonly onClash: ClashAnswer };

/** Promises pieces to rooms, all of them or none. */
export const addLines = async (context: ChangeContext, { id, lines, onClash }: Input) => {
  const { db, actor, record } = context;
  const staging = await requireStaging(db, id);
  requireOpen(staging);
  await requirePromisable(db, id, lines, (index, name) => `lines.${index}.${name}`);
  await requireRoomFor(db, id, lines.length, 'lines');
  const added = await addRows(db, id, lines, actor.userId);
  await promiseFor(context, staging, added, { onClash });
  await record(
    { id, name: stagingName(staging) },
    { pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  );
  return { rows: await linesOf(db, id) };
};
