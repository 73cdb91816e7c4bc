import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { linesOf, lockItemsOf, releaseLines as releaseRows } from './line-store.ts';
import { requireLines } from './require-lines.ts';

/** Lets pieces go, or says that they are back. They stay on the list. */
export const releaseLines = async (
  { db, record }: ChangeContext,
  { id, lineIds }: { id: StagingId; lineIds?: LineId[] | undefined },
) => {
  const staging = await requireStaging(db, id);
  const ids = (await requireLines(db, id, lineIds)).map((line) => line.id);
  await lockItemsOf(db, ids);
  const pieces = await releaseRows(db, ids);
  await record({ id, name: stagingName(staging) }, { pieces });
  return { rows: await linesOf(db, id) };
};
