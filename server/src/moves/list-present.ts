import type { MoveId } from '@archway/contract/kernel/ids';
import type { PresentOnMove } from '@archway/contract/moves/present';
import type { MoveTab } from '@archway/contract/moves/states';
import type { OrgDb } from '../platform/db/db.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { onMoveSeconds, type SeenOnMove } from '../platform/presence/presence.ts';
import { requireKnownMove } from './get-move.ts';
import { presentOnMove, writeSeenOnMove } from './presence-store.ts';

/** Who else has the move open now. Whoever asks is there too, and says in which part of it. */
export const listPresent = async (
  { db, actor, services, clock }: ReadContext,
  { id, tab }: { id: MoveId; tab: MoveTab },
): Promise<{ rows: PresentOnMove[] }> => {
  await requireKnownMove(db, id);
  const { userId, helping } = await actor;
  services.presence.seenOnMove(db.orgId, { userId, moveId: id, tab });
  // A helper is told of others who help, and of no member.
  const present = await presentOnMove(db, id, before(clock.now()), { onlyHelpers: helping !== null });
  return { rows: present.filter((one) => one.userId !== userId) };
};

/** Notes that somebody has a move open, beside their calls. */
export const markOnMove = (db: OrgDb, seen: SeenOnMove) => writeSeenOnMove(db, seen, before(seen.now));

const before = (now: Date) => new Date(now.getTime() - onMoveSeconds * 1000);
