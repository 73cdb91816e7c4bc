import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { unlessRefused } from '../../platform/db/unless-refused.ts';
import type { LockedUnit } from '../units/unit-store.ts';
import type { Things } from './find-things.ts';
import type { MatchedEvent } from './match-things.ts';
import { type RecordedEvents, recordMatched } from './record-matched.ts';
import { findKnownEvents, type KnownEvent } from './review-store.ts';

type Recorded = {
  readonly inferred: Set<EventId>;
  readonly refused: Map<EventId, ReviewReason>;
  /** What this call takes no more of: it comes with a later one. */
  readonly left: Set<EventId>;
  /** What another call recorded at the same moment. */
  readonly known: Map<EventId, KnownEvent>;
  /** The pieces as they are by then. */
  readonly units: ReadonlyMap<string, LockedUnit>;
};

/** All at once. Where the database refuses that, in halves, until what it refuses stands alone: only that waits for somebody. */
export const recordAll = async (
  db: OrgDb,
  matched: readonly MatchedEvent[],
  { units, pickedFor, jobIds }: Pick<Things, 'units' | 'pickedFor' | 'jobIds'>,
): Promise<Recorded> => {
  const held = new Map(units);
  const recorded: Recorded = {
    units: held,
    inferred: new Set(),
    refused: new Map(),
    left: new Set(),
    known: new Map(),
  };
  const attempt = async (part: readonly MatchedEvent[]): Promise<void> => {
    const possible = part.filter(({ row }) => !waitsForRefused(recorded, row));
    if (possible.length === 0) return;
    let together: RecordedEvents | undefined;
    const isKept = await unlessRefused(db, async () => {
      together = await recordMatched(db, possible, held, { pickedFor, jobIds });
    });
    if (isKept && together) return takeUp(recorded, held, together);
    const rest = await withoutKnown(db, recorded, possible);
    const [only] = rest;
    if (only && rest.length === 1 && possible.length === 1)
      return void recorded.refused.set(only.row.id, 'refused');
    const half = rest.length < possible.length ? rest.length : Math.ceil(rest.length / 2);
    await attempt(rest.slice(0, half));
    await attempt(rest.slice(half));
  };
  if (matched.length > 0) await attempt(matched);
  return recorded;
};

/** What undoes something that is not recorded waits for it. */
const waitsForRefused = ({ refused, left }: Recorded, { id, undoes }: MatchedEvent['row']) => {
  if (!undoes) return false;
  if (left.has(undoes)) left.add(id);
  else if (refused.has(undoes)) refused.set(id, 'nothing_to_undo');
  else return false;
  return true;
};

const takeUp = (recorded: Recorded, held: Map<string, LockedUnit>, part: RecordedEvents) => {
  for (const id of part.inferred) recorded.inferred.add(id);
  for (const [id, reason] of part.refused) recorded.refused.set(id, reason);
  for (const id of part.left) recorded.left.add(id);
  for (const { id, ...state } of part.states) {
    const unit = held.get(id);
    if (unit) held.set(id, { ...unit, ...state });
  }
};

/** Another call may have recorded the same meanwhile: it was waited for, and is here now. */
const withoutKnown = async (db: OrgDb, { known }: Recorded, part: readonly MatchedEvent[]) => {
  const found = await findKnownEvents(
    db,
    part.map(({ row }) => row.id),
  );
  for (const event of found) if (event.applied) known.set(event.id, event);
  return part.filter(({ row }) => !known.has(row.id));
};
