import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { heldDays } from '@archway/contract/stagings/hold-rules';
import { likeness } from '@archway/contract/stagings/likeness';
import type { Equivalent } from '@archway/contract/stagings/line';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchStaging } from '../get-staging.ts';
import { stockOf } from '../promises/promise-store.ts';
import { readerOf } from '../reader.ts';
import { findStaging } from '../staging-store.ts';
import { findCandidates, findLooks } from './equivalent-store.ts';
import { linesOf } from './line-store.ts';

const mostShown = 12;

/** Free items that could take the place of a line, the most alike first. */
export const findEquivalents = async (
  context: ReadContext,
  { id, lineId }: { id: StagingId; lineId: LineId },
): Promise<{ rows: Equivalent[]; from: string; to: string }> => {
  const { db } = context;
  const staging = await findStaging(db, id, await readerOf(context));
  if (!staging) throw noSuchStaging();
  const line = (await linesOf(db, id)).find((one) => one.id === lineId);
  if (!line) throw problem('not_found', 'That line is not in this staging.');
  const [stock] = await stockOf(db, [line.itemId], { lock: false });
  const looks = await findLooks(db, line.itemId);
  if (!stock || !looks) throw problem('not_found', 'That item is not in this organization.');
  const days = heldDays({ from: staging.installOn, to: staging.heldUntil }, stock);
  const candidates = await findCandidates(db, { ...days, itemId: line.itemId, quantity: line.quantity });
  const rows = candidates
    .map(({ itemId, name, coverId, free, ...its }) => ({
      itemId,
      name,
      coverId,
      free,
      monthlyRent: its.monthlyRent,
      ...likeness(looks, its),
    }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostShown);
  return { rows, ...days };
};
