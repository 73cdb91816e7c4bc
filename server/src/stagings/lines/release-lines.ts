import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { linesOf, lockItemsOf, releaseLines as releaseRows } from './line-store.ts';
import { piecesTold } from './pieces-told.ts';
import { requireLines } from './require-lines.ts';

/** Lets pieces go, or says that they are back. They stay on the list. */
export const releaseLines = async (
  { db, record }: ChangeContext,
  { id, lineIds }: { id: StagingId; lineIds?: LineId[] | undefined },
) => {
  const staging = await requireStaging(db, id);
  const lines = await requireLines(db, id, lineIds);
  const ids = lines.map((line) => line.id);
  await lockItemsOf(db, ids);
  const released = await releaseRows(db, ids);
  const numbers = Map.groupBy(released, ({ lineId }) => lineId);
  const told = lines
    .map((line) => ({
      ...line,
      quantity: (numbers.get(line.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  await record({ id, name: stagingName(staging) }, { pieces: piecesTold(told) });
  return { rows: await linesOf(db, id) };
};
