import { problem } from '@archway/contract/kernel/api/problem';
import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { deleteLines, lockItemsOf } from './line-store.ts';
import { piecesTold } from './pieces-told.ts';
import { requireLines } from './require-lines.ts';

/** Lets pieces go and takes them off the list. What is in the home stays on it until it is back. */
export const removeLines = async (
  { db, record }: ChangeContext,
  { id, lineIds }: { id: StagingId; lineIds: LineId[] },
) => {
  const staging = await requireStaging(db, id);
  await requireLines(db, id, lineIds);
  await lockItemsOf(db, lineIds);
  const lines = await requireLines(db, id, lineIds);
  const out = lines.filter(({ status }) => status === 'out').length;
  if (out > 0) throw problem('conflict', `Still in the home: ${out}. Say first that they are back.`, { out });
  await deleteLines(db, lineIds);
  await record({ id, name: stagingName(staging) }, { pieces: piecesTold(lines) });
  return { ok: true as const };
};
