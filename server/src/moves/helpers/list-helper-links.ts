import type { MoveId } from '@archway/contract/kernel/ids';
import type { HelperLink } from '@archway/contract/moves/helpers/helper-link';
import { mayHostHelpers } from '../../platform/http/calls/role-ability.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { requireKnownMove } from '../get-move.ts';
import { linksOfMove } from './helper-link-store.ts';

/** Every link a move had, with who joined by it. The secrets are nowhere anymore. */
export const listHelperLinks = async (
  { db, clock }: ReadContext,
  { id }: { id: MoveId },
): Promise<{ rows: HelperLink[] }> => {
  await requireKnownMove(db, id);
  const links = await linksOfMove(db, id, clock.now());
  return {
    rows: links.map(({ hostRoleKey, hostRoleRules, ...link }) => ({
      ...link,
      isOpen: link.isOpen && mayHostHelpers({ hostRoleKey, hostRoleRules }),
    })),
  };
};
