import type { MoveId } from '@archway/contract/kernel/ids';
import type { HelperLink } from '@archway/contract/moves/helpers/helper-link';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { requireKnownMove } from '../get-move.ts';
import { linksOfMove } from './helper-link-store.ts';

/** Every link a move had, with who joined by it. The secrets are nowhere anymore. */
export const listHelperLinks = async (
  { db, clock }: ReadContext,
  { id }: { id: MoveId },
): Promise<{ rows: HelperLink[] }> => {
  await requireKnownMove(db, id);
  return { rows: [...(await linksOfMove(db, id, clock.now()))] };
};
